/** The screens of an open campaign in the order of the rail; the first nine answer to their number key. */
export const screens = [
  { id: 'desk', name: 'Desk' },
  { id: 'city', name: 'City' },
  { id: 'gang', name: 'Gang' },
  { id: 'orders', name: 'Orders' },
  { id: 'hall', name: 'Hall' },
  { id: 'battles', name: 'Battles' },
  { id: 'books', name: 'Books' },
  { id: 'outrage', name: 'Outrage' },
  { id: 'paper', name: 'Paper' },
  { id: 'forecast', name: 'Forecast' },
  { id: 'log', name: 'Log' },
  { id: 'campaign', name: 'Campaign' },
] as const;
/** `report` opens from the desk and after a month is closed; it has no place in the rail. */
export type ScreenId = (typeof screens)[number]['id'] | 'report';

/** Where `rail` marks the current place. */
export function railScreenOf(screen: ScreenId): ScreenId {
  return screen === 'report' ? 'desk' : screen;
}
