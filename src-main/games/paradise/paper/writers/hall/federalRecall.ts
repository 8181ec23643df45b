import type { NewsItemOf } from '#shared/games/paradise/news/news.ts';
import type { Angle, Phrasings } from '../copy.ts';

const copy: Phrasings = {
  headlines: [
    'Washington Recalls Its Men',
    'Federal Party Ordered Home',
    'Three Months, and the Agents Go',
    'Agents Leave with the Work Undone',
    'Government Needs Its Men Elsewhere',
  ],
  decks: [
    'No gang is broken, no map is taken down; the appropriation has run out.',
    'The bill for three months’ rooms and meals is said to have been read twice.',
    'Trunks go to Union Station by the same wagon that brought them.',
  ],
  ledes: [
    'The federal agents were called home this month after three months in Paradise. They leave every gang of the city where they found it, and take their files along.',
    'Washington has other cities. A telegram of eleven words reached the federal rooms, and by evening they stood empty.',
    'Three months of raids ended at a ticket window. The agents have their orders, and the orders say home.',
  ],
  follows: [
    'A clerk gave the number of doors they went through, and declined to say how many had opened again.',
    'The rooms are to let, with a list of what the last tenants did to the doors.',
    'Nobody was at the station who could be recognized, and a good many who could not.',
    'The files fill nine trunks, which the railroad has agreed to carry as household goods.',
  ],
  quotes: [
    '“They paid every week,” said the landlady, “and they never once used the parlor.”',
    '“We know the names now,” said an agent on the step of the car, and would give none.',
    '“I told them it takes longer than that,” said a patrolman of twenty years.',
  ],
  closers: [
    'The city may keep them away by keeping its temper. It has not been known for that.',
    'Those who came by rail can come by rail again.',
  ],
  tags: ['The Agents Are Recalled', 'Called Home', 'Three Months Were Enough'],
  notes: [
    'The federal agents have been called home after three months in the city.',
    'Washington has recalled its men, who leave no gang broken behind them.',
    'The federal rooms Downtown are to let; the government wants its men elsewhere.',
  ],
};

/** [PO-6] Washington called the Feds home, though no gang was finished. */
export function writeFederalRecall(item: NewsItemOf<'feds-recalled'>): Angle {
  return {
    key: item.kind,
    kind: item.kind,
    value: item.value,
    copy,
    facts: {},
    dateline: 'Union Station',
    engraving: 'courthouse',
  };
}
