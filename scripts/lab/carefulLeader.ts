import type { ActionOption, Decision, LedQuestion } from '#shared/games/paradise/leading.ts';
import type { ScenarioName } from '#shared/games/paradise/battles.ts';

type Side = LedQuestion['side'];

/**
 * A plan that somebody makes who has read what wins: to get away before it comes to a fight, to pick his men's shots and
 * leave the rest of each card to the program, or to leave all of it.
 */
type Plan = 'gets-away' | 'shoots' | 'leaves-it';

/** Where nothing else stands a leader picks the shots of his men. */
const plans: Partial<Record<ScenarioName, Partial<Record<Side, Plan>>>> = {
  // An errand decides these, and the program runs it as well as anybody.
  'smash-and-grab': { defenders: 'leaves-it' },
  hit: { attackers: 'leaves-it', defenders: 'leaves-it' },
  // The way to the telephone is an errand too.
  raid: { defenders: 'leaves-it' },
  // The truck is what it is about, and nobody has to fight for it.
  hijack: { defenders: 'gets-away' },
  'show-of-strength': { attackers: 'leaves-it', defenders: 'leaves-it' },
  'mean-streets': { attackers: 'leaves-it', defenders: 'leaves-it' },
  // A man who gets out of the house is not taken in it.
  siege: { attackers: 'leaves-it', defenders: 'gets-away' },
};

/** The least chance at which a man fires, and at which it is worth a held card. */
const fairChance = 0.3;
const goodChance = 0.45;

/** How much of a shot's promise is left that may hit his own men or people in the street. */
const endangeredShare = 0.4;

/**
 * Returns the answers of a careful person to the questions of a battle that he leads: by what wins it, and by what the
 * list of actions says of chances and dangers; of anything else he sees nothing.
 */
export function createCarefulLeader(scenario: ScenarioName, side: Side): (about: LedQuestion) => Decision {
  const plan = plans[scenario]?.[side] ?? 'shoots';
  let isFirst = true;
  return (about) => {
    const isCard = about.stage === 'card';
    const isNew = isFirst && isCard;
    if (isCard) isFirst = false;
    if (plan === 'leaves-it') return { do: 'hand-over', what: 'rest', actor: null };
    if (plan === 'gets-away' && isNew) return { do: 'withdraw' };
    return decide(about);
  };
}

function decide({ stage, actors, held }: LedQuestion): Decision {
  if (stage === 'choice') return { do: 'pass' };
  const best = actors
    .flatMap((actor) => actor.options.map((option) => ({ actor, option, worth: weighOption(option) })))
    .toSorted((a, b) => b.worth - a.worth)[0];
  if (stage === 'break') {
    const [card] = held;
    if (card === undefined || best === undefined || best.worth < goodChance) return { do: 'pass' };
    return { do: 'break', rank: card.rank, actor: best.actor.id, action: best.option.action };
  }
  if (best !== undefined && best.worth >= fairChance) {
    return { do: 'act', actor: best.actor.id, action: best.option.action };
  }
  return { do: 'hand-over', what: 'card', actor: null };
}

/** Rates an action: first onto one's feet, then friends and nerves, then shots by their chance. */
function weighOption({ action, chance, warning }: ActionOption): number {
  const odds = chance ?? 0;
  switch (action.kind) {
    case 'recover':
      return 0.9;
    case 'slap':
      return 0.75;
    case 'grip':
      return odds >= 0.5 ? 0.7 : 0;
    case 'shoot':
      return odds * (warning === null ? 1 : endangeredShare);
    default:
      return 0;
  }
}
