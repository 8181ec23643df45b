/** First sentences and heads for each kind of fight: who, what, where, when. */
export type FightLede = { headlines: readonly string[]; ledes: readonly string[] };

export type FightKey =
  | 'raid-won'
  | 'raid-held'
  | 'siege-won'
  | 'siege-held'
  | 'smash-won'
  | 'smash-held'
  | 'hijack-won'
  | 'hijack-held'
  | 'hit-made'
  | 'hit-missed'
  | 'meet'
  | 'show-of-strength'
  | 'showdown'
  | 'rumble'
  | 'ambush'
  | 'law-closed'
  | 'law-beaten'
  | 'contested-won'
  | 'contested-none'
  | 'contested-third'
  | 'boss-killed';

export const fightLedes: Readonly<Record<FightKey, FightLede>> = {
  'boss-killed': {
    headlines: [
      '{DeadBoss}, Chief of {Victims}, Is Slain in {District}',
      '{DeadBoss} Shot to Death; {Victims} Without a Chief',
      'Gunmen Kill {DeadBoss}, {Victims} Leader',
      '{DeadBoss} Falls in {District} Fight',
      'Death Ends the Rule of {DeadBoss}',
      '{Victims} Chief, {DeadBoss}, Dies Under Guns in {District}',
    ],
    ledes: [
      '{deadBoss}, chief of {victims}, was shot to death {weekday} night, {date}, {inPlace}, police said. Detectives lay the killing to {killers}.',
      '{deadBoss}, for whom {victims} {victimsWas} named in every police report of the year, was killed {inPlace} on the night of {weekday}, {date}. The fight was with {killers}.',
      'The chief of {victims}, {deadBoss}, is dead. He was killed {inPlace} {weekday} night, {date}, in a fight with {killers}.',
      'Gunmen of {killers} killed {deadBoss}, chief of {victims}, {inPlace} late on {weekday}, {date}, according to the detective bureau.',
      'A fight with {killers} {inPlace} cost {victims} {theirChief} on {weekday}, {date}. {deadBoss} was dead when the ambulance came.',
    ],
  },
  'raid-won': {
    headlines: [
      '{Attackers} Raid{attackersS} {Place} and Take{attackersS} It',
      '{Place} Taken From {Defenders} in Night Raid',
      '{Defenders} Lose{defendersS} {Place} to {Attackers}',
      '{Place} Falls to {Attackers} After Fight',
      'Raiders Seize {Place} in {District}',
      '{Attackers} Capture{attackersS} {Place}; {Defenders} Driven Out',
    ],
    ledes: [
      'Men of {attackers} broke into {place}, {aTrade} in {district}, {weekday} night, {date}, and took it from {defenders}; {cost}.',
      '{place}, {aTrade} that {defenders} held in {district}, was captured {weekday} night, {date}, by {attackers}; {cost}.',
      '{attackers} stormed {place} in {district} on the night of {weekday}, {date}, and drove out the men of {defenders}; {cost}.',
      'Control of {place}, {aTrade} in {district}, passed from {defenders} to {attackers} {weekday} night, {date}, in a raid; {cost}.',
      'A raid {weekday}, {date}, cost {defenders} one of their houses in {district}. {place} is now in the hands of {attackers}; {cost}.',
    ],
  },
  'raid-held': {
    headlines: [
      '{Defenders} Beat{defendersS} Off Raid on {Place}',
      'Raid on {Place} Fails',
      '{Attackers} Driven From {Place}',
      '{Place} Held Against {Attackers}',
      'Night Attack on {District} {Trade} Repulsed',
      '{Attackers} Fail{attackersS} to Take {Place}',
    ],
    ledes: [
      '{attackers} tried to take {place}, {aTrade} in {district}, {weekday} night, {date}, and {attackersWas} driven off by {defenders}; {cost}.',
      'An attack by {attackers} on {place} in {district} failed {weekday} night, {date}. {defenders} still {defendersHolds} the house; {cost}.',
      '{defenders} held {place}, {aTrade} in {district}, against a raid by {attackers} on the night of {weekday}, {date}; {cost}.',
      'Raiders of {attackers} were turned back at the doors of {place}, in {district}, {weekday} night, {date}; {cost}.',
      'The men of {defenders} beat off a raid on {place}, their {trade} in {district}, {weekday}, {date}. Police name {attackers} as the raiders; {cost}.',
    ],
  },
  'siege-won': {
    headlines: [
      '{Attackers} Take{attackersS} {Place} by Siege',
      'Siege Ends; {Place} Lost to {Defenders}',
      '{Place} Falls After Siege in {District}',
      '{Defenders} Besieged at {Place} and Beaten',
    ],
    ledes: [
      '{attackers} laid siege to {place}, in {district}, {weekday} night, {date}, and took it from {defenders} before morning; {cost}.',
      'After a siege that shut the street to traffic, {place} in {district} fell to {attackers} on {weekday}, {date}. It had been a house of {defenders}; {cost}.',
      '{place}, {aTrade} of {defenders} in {district}, was surrounded {weekday}, {date}, by {attackers} and taken; {cost}.',
      'Men of {attackers} ringed {place} in {district} {weekday}, {date}, cut it off and carried it. {defenders} {defendersWas} driven out; {cost}.',
    ],
  },
  'siege-held': {
    headlines: [
      '{Place} Stands Siege by {Attackers}',
      'Siege of {Place} Is Lifted',
      '{Attackers} Give{attackersS} Up Siege of {Place}',
      '{Defenders} Hold{defendersS} {Place} Through Siege',
    ],
    ledes: [
      'A siege of {place}, in {district}, by {attackers} was broken off {weekday}, {date}. {defenders} still {defendersHolds} it; {cost}.',
      '{attackers} surrounded {place} in {district} {weekday} night, {date}, but could not take it from {defenders}; {cost}.',
      '{defenders} stood a siege at {place}, {aTrade} in {district}, on {weekday}, {date}, and kept the house. {attackers} drew off; {cost}.',
      'The men of {attackers} who ringed {place} {weekday}, {date}, went away without it; {cost}.',
    ],
  },
  'smash-won': {
    headlines: [
      '{Place} Wrecked and Robbed',
      '{Attackers} Wreck{attackersS} {Place}, Take{attackersS} Receipts',
      'Robbers Break Up {Place} in {District}',
      '{Defenders} Robbed at {Place}',
      'Till Emptied, Fixtures Smashed at {Place}',
    ],
    ledes: [
      'Men of {attackers} robbed {place}, {aTrade} in {district}, {weekday} night, {date}, and broke up the fixtures before they left. The house belongs to {defenders}; {cost}.',
      '{place}, {aTrade} run by {defenders} in {district}, was wrecked and robbed {weekday}, {date}. Police are looking for members of {attackers}; {cost}.',
      'A party from {attackers} smashed its way through {place} in {district} on the night of {weekday}, {date}, and carried off the receipts; {cost}.',
      'The receipts of {place}, which {defenders} {defendersHolds} in {district}, were taken {weekday}, {date}, by robbers whom detectives place with {attackers}; {cost}.',
    ],
  },
  'smash-held': {
    headlines: [
      'Robbers Beaten Off at {Place}',
      'Attempt to Wreck {Place} Fails',
      '{Attackers} Fail{attackersS} at {Place}',
      '{Place} Keeps Its Receipts',
    ],
    ledes: [
      'An attempt by {attackers} to rob {place}, {aTrade} in {district}, was beaten off {weekday} night, {date}, by {defenders}; {cost}.',
      'Robbers whom police place with {attackers} entered {place} in {district} {weekday}, {date}, and left without the receipts; {cost}.',
      '{defenders} drove robbers out of {place}, their {trade} in {district}, on {weekday}, {date}. The men were from {attackers}, it is said; {cost}.',
      'Men of {attackers} set out to wreck {place}, in {district}, {weekday} night, {date}. The men of {defenders} were waiting; {cost}.',
    ],
  },
  'hijack-won': {
    headlines: [
      '{Attackers} Hijack{attackersS} Truck of {Defenders}',
      'Truck Seized in {District}',
      '{Defenders} Lose{defendersS} Truckload to {Attackers}',
      'Load Taken From {Defenders} at Gun Point',
    ],
    ledes: [
      'A truck of {defenders} was stopped in {district} {weekday} night, {date}, and driven off by men of {attackers}; {cost}.',
      '{attackers} hijacked a truck of {defenders} in {district} on {weekday}, {date}; {cost}.',
      'The load of a truck belonging to {defenders} was taken at gun point in {district} {weekday}, {date}, by {attackers}; {cost}.',
      'Hijackers of {attackers} held up a truck of {defenders} {weekday} night, {date}, on a street in {district}; {cost}.',
    ],
  },
  'hijack-held': {
    headlines: [
      'Hijackers Fail to Take Truck in {District}',
      'Truck of {Defenders} Gets Through',
      'Shots Fired at Truck in {District}',
      '{Attackers} Fail{attackersS} to Stop Truck',
    ],
    ledes: [
      'Men of {attackers} fired on a truck of {defenders} in {district} {weekday} night, {date}, but did not get the load; {cost}.',
      'An attempt to hijack a truck of {defenders} failed in {district} on {weekday}, {date}. The hijackers were of {attackers}, police believe; {cost}.',
      '{attackers} waylaid a truck of {defenders} {weekday}, {date}, in {district}, and came away with nothing; {cost}.',
      'A truck driver for {defenders} got past men of {attackers} who tried to stop him in {district} {weekday} night, {date}; {cost}.',
    ],
  },
  'hit-made': {
    headlines: [
      '{Target} Shot Dead in {District}',
      '{Target} of {Victims} Is Slain',
      'Gunmen Kill {Target}',
      '{Target} Killed; Police Blame {Killers}',
      'Slayers Find {Target} in {District}',
    ],
    ledes: [
      '{target}, of {victims}, was shot dead in {district} {weekday} night, {date}. Police say the men who did it came from {killers}.',
      'Gunmen sought out {target}, of {victims}, in {district} on {weekday}, {date}, and killed him. Detectives name {killers}.',
      'The killing of {target}, of {victims}, in {district} {weekday}, {date}, is laid to {killers}.',
      '{target}, of {victims}, died {weekday} night, {date}, in {district} under the guns of men from {killers}, the coroner was told.',
    ],
  },
  'hit-missed': {
    headlines: [
      'Attempt on Life in {District} Fails',
      'Gunmen Miss Their Man in {District}',
      '{Attackers} Fail{attackersS} in Attack on {Defenders}',
      'Shots Fired at Man of {Defenders}',
      'Marked Man Lives; Fight in {District}',
    ],
    ledes: [
      'Gunmen of {attackers} came for {quarryThen} in {district} {weekday} night, {date}, and he got away; {cost}.',
      'An attempt on the life of {quarryThen} failed in {district} on {weekday}, {date}. Police lay it to {attackers}; {cost}.',
      'Shots were fired at {quarryThen} in {district} {weekday} night, {date}, by men from {attackers}. He lived; {cost}.',
      '{attackers} sent gunmen after {quarryThen} {weekday}, {date}. They found him in {district}, and he got away from them alive; {cost}.',
    ],
  },
  meet: {
    headlines: [
      'Guns Drawn at Peace Table in {District}',
      'Parley of {Attackers} and {Defenders} Ends in Shooting',
      'Shots at Truce Meeting in {District}',
      'Peace Talk Broken Up by Gunfire',
    ],
    ledes: [
      'A meeting called to make terms between {attackers} and {defenders} ended in gunfire {weekday} night, {date}, in {district}; {cost}.',
      'Guns were drawn across a table in {district} {weekday}, {date}, where {attackers} and {defenders} had met to talk; {cost}.',
      'Men of {attackers} and {defenders} who sat down together in {district} on {weekday}, {date}, finished by shooting at each other; {cost}.',
      'What was to have been a parley of {attackers} with {defenders} became a fight {weekday} night, {date}, in {district}; {cost}.',
    ],
  },
  'show-of-strength': {
    headlines: [
      '{Attackers} and {Defenders} Clash in {District}',
      '{Attackers} Show{attackersS} Force in {District}',
      'Street Fight in {District}',
      '{District} Streets Scene of Gang Fight',
    ],
    ledes: [
      '{attackers} marched into {district} {weekday}, {date}, to show who is master there, and fought with {defenders} in the street; {cost}.',
      'A show of force by {attackers} in {district} led to a street fight with {defenders} on {weekday}, {date}; {cost}.',
      'Men of {attackers} and of {defenders} fought in the streets of {district} {weekday} afternoon, {date}; {cost}.',
      'The streets of {district} were held for a time {weekday}, {date}, by {attackers}, until {defenders} came out against them; {cost}.',
    ],
  },
  showdown: {
    headlines: [
      'Duel of Gangs Fought in {District}',
      '{Attackers} Call{attackersS} Out {Defenders}',
      '{Attackers} and {Defenders} Meet by Appointment',
      'Challenge Answered in {District}',
    ],
    ledes: [
      'On {weekday}, {date}, {attackers} called out {quarry}, and the two sides shot it out in {district}; {cost}.',
      'Guns answered in {district} on {weekday}, {date}, when {attackers} challenged {quarry}; {cost}.',
      'The challenge of {attackers} was taken up in {district} {weekday} night, {date}, by {quarry}; {cost}.',
      'By appointment in {district} {weekday}, {date}, {attackers} met {quarry}; {cost}.',
    ],
  },
  rumble: {
    headlines: [
      'Gangs Fight in {District}',
      '{Attackers} and {Defenders} Come to Blows',
      'Rumble in {District} Streets',
      'Gang Brawl Stirs {District}',
    ],
    ledes: [
      'Men of {attackers} and {defenders} fought in the streets of {district} {weekday} night, {date}; {cost}.',
      'A brawl between {attackers} and {defenders} filled a street in {district} on {weekday}, {date}; {cost}.',
      '{attackers} and {defenders} came to blows in {district} {weekday}, {date}; {cost}.',
      'Police were called to {district} {weekday} night, {date}, where {attackers} and {defenders} were fighting; {cost}.',
    ],
  },
  ambush: {
    headlines: [
      '{Attackers} Ambushed in {District}',
      '{Defenders} Lie{defendersS} in Wait for {Attackers}',
      'Ambush in {District} Street',
      'Men of {Attackers} Shot At From Ambush',
    ],
    ledes: [
      '{defenders} lay in wait in {district} {weekday} night, {date}, for men of {attackers} who had to pass; {cost}.',
      'An ambush was laid in {district} on {weekday}, {date}, for {attackers}. The men behind it were of {defenders}, police said; {cost}.',
      'Men of {attackers} were fired on from ambush in {district} {weekday}, {date}. {defenders} {defendersWas} waiting for them; {cost}.',
      'Crossing {district} {weekday} night, {date}, men of {attackers} ran into an ambush by {defenders}; {cost}.',
    ],
  },
  'law-closed': {
    headlines: [
      '{Attackers} Raid {Place}; House Closed',
      '{Place} Raided and Padlocked',
      '{Attackers} Shut {Place} of {Defenders}',
      '{Defenders} Lose{defendersS} {Place} in Raid by {Law}',
      'Raid Closes {District} {Trade}',
    ],
    ledes: [
      '{attackers} raided {place}, {aTrade} of {defenders} in {district}, {weekday} night, {date}, and closed it; {cost}.',
      '{place}, in {district}, was raided {weekday}, {date}, by {attackers} and shut. It had been run by {defenders}; {cost}.',
      'A raid by {attackers} on {weekday}, {date}, took {place} in {district} out of the hands of {defenders}; {cost}.',
      '{defenders} lost {place}, {aTrade} in {district}, when {attackers} broke in the doors {weekday} night, {date}; {cost}.',
    ],
  },
  'law-beaten': {
    headlines: [
      '{Attackers} Beaten Off at {Place}',
      '{Defenders} Fight{defendersS} Off Raid by {Law}',
      'Raid on {Place} Fails Under Fire',
      'Gunmen Hold {Place} Against {Law}',
    ],
    ledes: [
      '{attackers} who went to close {place}, in {district}, {weekday} night, {date}, were beaten off by {defenders}; {cost}.',
      'A raid on {place}, {aTrade} of {defenders} in {district}, failed {weekday}, {date}, when {attackers} were met with gunfire; {cost}.',
      '{defenders} kept {place} against {attackers} in {district} on {weekday}, {date}; {cost}.',
      'Gunfire from {place} in {district} turned back {attackers} {weekday} night, {date}; {cost}.',
    ],
  },
  'contested-third': {
    headlines: [
      '{Winners} Take{winnersS} {Place} While Others Fight',
      'Two Fight for {Place}; {Winners} Walk{winnersS} In',
      '{Place} Goes to {Winners} After Rivals Stop Each Other',
      'Third Crew, of {Winners}, Gets {Place}',
      '{Winners} Wait{winnersS}, Then Take{winnersS} {Place}',
    ],
    ledes: [
      '{all} fought each other to a stop at {place}, {aTrade} in {district}, {weekday}, {date}; {cost}. A crew of {winners}, which had waited, then walked in.',
      'Crews of {all} spent themselves at the door of {place} in {district} on {weekday}, {date}; {cost}. It was {winners} that took possession.',
      'While {all} fought for {place} in {district} {weekday}, {date}, men of {winners} stood by, and went in when both were done; {cost}.',
      'Neither {either} got {place}, {aTrade} in {district}, for which they fought {weekday}, {date}. The house went to {winners}, who came after them; {cost}.',
      'A fight of {all} at {place} in {district} {weekday}, {date}, left the door to a third crew, that of {winners}; {cost}.',
    ],
  },
  'contested-won': {
    headlines: [
      '{Winners} Win{winnersS} {Place} From Rivals',
      '{Place} Goes to {Winners} After {Ways} Fight',
      'Rivals Clash at {Place}; {Winners} Stay{winnersS}',
      '{Ways} Battle for {Place} Won by {Winners}',
      '{Winners} Hold{winnersS} {Place} When Smoke Clears',
    ],
    ledes: [
      '{all} fought for {place}, {aTrade} in {district}, {weekday}, {date}, and {winners} {winnersHas} it; {cost}.',
      'Crews of {all} came to the door of {place} in {district} on {weekday}, {date}. When it was over {winners} {winnersWas} in possession; {cost}.',
      '{winners} won {place}, {aTrade} in {district}, {weekday}, {date}, against {beaten}; {cost}.',
      'A fight for {place} in {district} {weekday}, {date}, {amongAll}, was won by {winners}; {cost}.',
    ],
  },
  'contested-none': {
    headlines: [
      'Fight for {Place} Won by Nobody',
      'Rivals Clash at {Place}; Owner Keeps It',
      '{Ways} Fight at {Place} Settles Nothing',
      'Gangs Battle Over {Place} and Withdraw',
    ],
    ledes: [
      '{all} fought for {place}, {aTrade} in {district}, {weekday}, {date}, and all withdrew without it; {cost}.',
      'Crews of {all} met at the door of {place} in {district} on {weekday}, {date}. None of them took the house; {cost}.',
      'A fight {amongAll} over {place}, in {district}, ended {weekday}, {date}, with the owner still in possession; {cost}.',
      '{place}, {aTrade} in {district}, stayed with its owner {weekday}, {date}, after {all} had fought over it; {cost}.',
    ],
  },
};
