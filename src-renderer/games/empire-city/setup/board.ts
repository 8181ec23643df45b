import { board, type BoardCell } from '#shared/games/empire-city/board.ts';
import { drawSquare, takeAway, type FilledPlace, type TrayPiece } from '#frame/setup/fillBoard.ts';
import type { RunningDraft } from './running.ts';

/** [EMP-SET-12] The pieces of the tray; a press alone says whose a square is. */
export const holding: TrayPiece = { id: 'holds', name: 'Holds it' };
const cop: TrayPiece = { id: 'cop', name: 'Cop' };
export const trayPieces: readonly TrayPiece[] = [holding, cop, takeAway];

const [widthPx, heightPx] = [164, 86];

const split = (text: unknown, by: string): string[] =>
  (typeof text === 'string' ? text : '')
    .split(by)
    .map((part) => part.trim())
    .filter((part) => part !== '');
const isSame = (one: string, other: string): boolean =>
  one.replaceAll('’', "'").toLowerCase() === other.replaceAll('’', "'").toLowerCase();
/** True of a line that begins with a square’s name, or with its letter and number. */
const isAbout = (line: string, { id, name }: BoardCell): boolean => {
  const [square = ''] = line.split(':');
  return [id, name].some((one) => isSame(square.trim(), one));
};

/** Lists the squares and places with what the boxes say of them. */
export function listPlaces({ game, capos }: RunningDraft): FilledPlace[] {
  return board.map((cell): FilledPlace => {
    const { id, name } = cell;
    const lines = capos.flatMap(({ squares }, at) =>
      split(squares, '\n').flatMap((line) => (isAbout(line, cell) ? [{ at, line }] : [])),
    );
    const [held] = lines;
    const racket = held?.line.split(':')[1]?.trim() ?? '';
    const hasCop = split(game['cops'], ',').some((one) => isAbout(one, cell));
    const [x, y] = [(id.charCodeAt(0) - 'A'.charCodeAt(0)) * widthPx, (Number(id.slice(1)) - 1) * heightPx];
    return {
      ...drawSquare({ x: x + 8, y: y + 8, width: widthPx, height: heightPx }),
      ...{ id, name, letterPx: 13.5, owner: held?.at ?? null, marks: [] },
      lines: [name, ...(racket === '' ? [] : [racket]), ...(hasCop ? ['★ cop'] : [])],
    };
  });
}

/** Changes the boxes as a piece of the tray on a square does; places have no owner. */
export function putPiece(running: RunningDraft, put: { seat: number; piece: string; place: string }): RunningDraft {
  const cell = board.find(({ id }) => id === put.place);
  if (cell === undefined) return running;
  const { name } = cell;
  const cops = split(running.game['cops'], ',');
  const otherCops = cops.filter((one) => !isAbout(one, cell));
  if (put.piece === cop.id) {
    const isNew = otherCops.length === cops.length;
    return { ...running, game: { ...running.game, cops: [...otherCops, ...(isNew ? [name] : [])].join(', ') } };
  }
  const isTaken = put.piece === takeAway.id;
  const capos = running.capos.map((capo, at) => {
    const lines = split(capo['squares'], '\n');
    const others = lines.filter((line) => !isAbout(line, cell));
    const isNew = !isTaken && at === put.seat && others.length === lines.length && cell.place === null;
    return { ...capo, squares: [...others, ...(isNew ? [name] : [])].join('\n') };
  });
  const game = isTaken ? { ...running.game, cops: otherCops.join(', ') } : running.game;
  return { ...running, game, capos };
}
