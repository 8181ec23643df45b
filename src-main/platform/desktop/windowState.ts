import { readFileSync } from 'node:fs';
import type { BrowserWindow, Rectangle } from 'electron';
import { z } from 'zod';
import { writeWhole } from '../atomicWrite.ts';

const stateSchema = z.object({
  x: z.number().int().exactOptional(),
  y: z.number().int().exactOptional(),
  width: z.number().int().min(400),
  height: z.number().int().min(300),
  isMaximized: z.boolean(),
});
export type WindowState = z.infer<typeof stateSchema>;

const firstState: WindowState = { width: 1440, height: 900, isMaximized: false };
const graspablePixels = 100;

/** Reads the window's last place, unless it is on no screen any more. */
export function readWindowState(path: string, screens: readonly Rectangle[]): WindowState {
  let state: WindowState;
  try {
    state = stateSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return firstState;
  }
  if (screens.some((screen) => isGraspable(state, screen))) return state;
  return { width: state.width, height: state.height, isMaximized: state.isMaximized };
}

function isGraspable({ x, y, width }: WindowState, screen: Rectangle): boolean {
  if (x === undefined || y === undefined) return true;
  return (
    x + width >= screen.x + graspablePixels &&
    x <= screen.x + screen.width - graspablePixels &&
    y >= screen.y &&
    y <= screen.y + screen.height - graspablePixels
  );
}

/** Keeps the window's place for the next start; a full disk must not keep it from closing. */
export function writeWindowState(path: string, window: BrowserWindow, report: (error: unknown) => void): void {
  const { x, y, width, height } = window.getNormalBounds();
  const state: WindowState = { x, y, width, height, isMaximized: window.isMaximized() };
  try {
    writeWhole(path, JSON.stringify(state));
  } catch (error) {
    report(error);
  }
}
