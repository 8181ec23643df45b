/** The frame's own screens, below a game's in the rail. */
export const frameScreens = [
  { id: 'paper', name: 'Paper' },
  { id: 'forecast', name: 'Forecast' },
  { id: 'mail', name: 'Mail' },
  { id: 'handouts', name: 'Handouts' },
  { id: 'log', name: 'Log' },
  { id: 'campaign', name: 'Campaign' },
] as const;

/** `report` and `timeline` open from other screens; `end` has a place once there is something to show. */
export type FrameScreenId = (typeof frameScreens)[number]['id'] | 'report' | 'timeline' | 'end';
