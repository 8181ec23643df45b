import { z } from 'zod';
import { viewerSchema } from '../words/ids.ts';
import { pictureSchema } from '../words/pictures.ts';
import { plainText } from '../words/plainText.ts';
import { call } from './calls.ts';

/** The person of a picture, in the game's own words: `gangster p3`. */
const subjectSchema = plainText('Say whose picture it is.').min(1).max(120);

/** Pictures that replace drawn faces, each for the viewer who added it or for everybody; not in the journal. */
export const portraitCalls = {
  all: call.input(z.object({ viewer: viewerSchema })).output(
    z.array(
      z.object({
        subject: subjectSchema,
        picture: pictureSchema,
        isForAll: z.boolean(),
        /** False for another's picture that he shows to everybody. */
        isOwn: z.boolean(),
      }),
    ),
  ),
  /** Keeps a picture in the place of the one before; null takes it out. */
  keep: call
    .input(
      z.object({
        viewer: viewerSchema,
        subject: subjectSchema,
        picture: pictureSchema.nullable(),
        /** Everybody sees it. */
        isForAll: z.boolean().default(false),
      }),
    )
    .output(z.void()),
};
