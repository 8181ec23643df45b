import type { BargainPayloads } from './bargains.ts';
import type { BattlePayloads } from './battles.ts';
import type { CampaignPayloads } from './campaign.ts';
import type { CityPayloads } from './city.ts';
import type { CourtPayloads } from './courts.ts';
import type { FuneralPayloads } from './funerals.ts';
import type { GangPayloads } from './gangs.ts';
import type { InfirmaryPayloads } from './infirmary.ts';
import type { JobPayloads } from './jobs.ts';
import type { JoiningPayloads } from './joining.ts';
import type { MindPayloads } from './minds.ts';
import type { OfficialPayloads } from './officials.ts';
import type { OutragePayloads } from './outrage.ts';
import type { PressPayloads } from './press.ts';
import type { RingPayloads } from './ring.ts';
import type { RulingPayloads } from './rulings.ts';
import type { SchoolingPayloads } from './schooling.ts';
import type { ShowPayloads } from './shows.ts';
import type { Carrying } from './carrying.ts';

/** What an event of each type carries: outcomes only, in the game's terms. Each area of the rules brings its own. */
type Payloads = BargainPayloads &
  BattlePayloads &
  CampaignPayloads &
  CityPayloads &
  CourtPayloads &
  FuneralPayloads &
  GangPayloads &
  InfirmaryPayloads &
  JobPayloads &
  JoiningPayloads &
  MindPayloads &
  OfficialPayloads &
  OutragePayloads &
  PressPayloads &
  RingPayloads &
  RulingPayloads &
  SchoolingPayloads &
  ShowPayloads;

export type EventType = keyof Payloads;
export type EventOf<T extends EventType> = { type: T } & Payloads[T];
export type ParadiseEvent = Carrying<Payloads>;
