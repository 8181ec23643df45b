import { fedsWidenAbove, findSomethingMustBeDoneOutrage, type OutrageReading } from './outrageOdds.ts';

/** A level line: of the outrage itself, or of the roll's total. */
export type Threshold = { of: 'outrage' | 'roll'; at: number; label: string; color: 'oxblood' | 'harbor' | 'brass' };

/** The level lines of the chart; their labels stand in its key, where no mark can hide them. */
export function listThresholds(reading: OutrageReading): Threshold[] {
  const from = reading.somethingMustBeDoneFrom;
  const lowest = findSomethingMustBeDoneOutrage(from);
  return [
    {
      of: 'roll',
      at: from,
      label: `${from}: a total from here on means that Something Must Be Done`,
      color: 'oxblood',
    },
    {
      of: 'outrage',
      at: fedsWidenAbove,
      label: `${fedsWidenAbove}: with outrage above it, more rolls call the Feds`,
      color: 'harbor',
    },
    {
      of: 'outrage',
      at: lowest,
      label: `${lowest}: the lowest outrage with which a roll can reach ${from}`,
      color: 'brass',
    },
  ];
}
