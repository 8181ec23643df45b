/** The frame's own screens, below a game's in the rail. */
export const frameScreens = [
  { id: 'paper', name: 'Paper' },
  { id: 'forecast', name: 'Forecast' },
  { id: 'mail', name: 'Mail' },
  { id: 'log', name: 'Log' },
  { id: 'campaign', name: 'Campaign' },
] as const;

/** `report` opens from a game's first screen and after a period is closed; it has no place in the rail. */
export type FrameScreenId = (typeof frameScreens)[number]['id'] | 'report';
