import type { FrameScreenId } from '#frame/shell/screens.ts';

/** The screens of Paradise by their places in the rail, and those of the frame. */
export type ScreenId =
  | 'desk'
  | 'city'
  | 'gang'
  | 'orders'
  | 'hall'
  | 'town'
  | 'rivals'
  | 'battles'
  | 'books'
  | 'outrage'
  | FrameScreenId;
