import type { VehicleKind, VehicleUpgrade, Weapon } from '#shared/games/paradise/people.ts';

/** [GANG-9] Prices in dollars; supply is unlimited. */
export const weaponTable: Readonly<Record<Weapon, { name: string; priceDollars: number }>> = {
  pistol: { name: 'Pistol', priceDollars: 20 },
  'tommy-gun': { name: 'Tommy Gun', priceDollars: 200 },
  bar: { name: 'BAR', priceDollars: 300 },
  rifle: { name: 'Rifle', priceDollars: 150 },
  'high-powered-rifle': { name: 'High-powered Rifle', priceDollars: 300 },
  carbine: { name: 'Carbine', priceDollars: 100 },
  'pump-shotgun': { name: 'Pump Shotgun', priceDollars: 75 },
  'double-barreled-shotgun': { name: 'Double-barreled Shotgun', priceDollars: 50 },
  grenade: { name: 'Grenade', priceDollars: 25 },
  dynamite: { name: 'Stick of Dynamite', priceDollars: 25 },
  gasoline: { name: 'Gasoline Bomb', priceDollars: 25 },
  'hand-weapon': { name: 'Hand Weapon', priceDollars: 0 },
  knife: { name: 'Knife', priceDollars: 0 },
};

/** [GANG-9] GATS from which one pistol is free. */
export const freePistolGats = 3;

export const vehicleTable: Readonly<Record<VehicleKind, { name: string; priceDollars: number }>> = {
  car: { name: 'Car', priceDollars: 200 },
  truck: { name: 'Truck', priceDollars: 200 },
  'fancy-car': { name: 'Fancy Car', priceDollars: 700 },
};

export const upgradeTable: Readonly<Record<VehicleUpgrade, { name: string; priceDollars: number }>> = {
  'souped-up': { name: 'Souped up', priceDollars: 150 },
  'good-suspension': { name: 'Good suspension', priceDollars: 150 },
  bulletproof: { name: 'Bulletproof', priceDollars: 500 },
};
