/** Society notes, one a month. */
export const society: readonly string[] = [
  'The Cedar Hill Garden Club received on Thursday among the begonias. The talk was by a professor of mulch, and tea was taken indoors.',
  'A fancy-dress ball for the orphans was given at the Hotel Excelsior. There were nine Cleopatras, and one asp, which was rubber.',
  'The marriage is announced of a daughter of Cedar Hill to a son of Oak Bluff. The families have met, and the wedding will proceed.',
  'Bridge was played for charity at eleven tables in the Country Club. The charity is understood to have come out slightly ahead.',
  'A musicale in Cedar Hill was distinguished by a harp. It could not be got up the stairs, and was heard to advantage from the hall.',
  'Friends of the Opera dined on a roast swan of pastry. The tenor, for whom it was intended, had a cold and sent his appetite.',
  'The season’s first debutantes were presented on Saturday, in white. One of them has a pilot’s license, and left early by the window.',
  'A hostess of the Heights gave an Egyptian supper with sand. Guests are still finding it.',
  'The Ladies’ Relief Circle has knitted two hundred mufflers. The poor have been asked to call for them in a body, for the photograph.',
  'A well-known bachelor has returned from Paris with a mustache. It is being received everywhere.',
  'At the Country Club a new butler was taken for the Bishop and introduced to several people before he could find the tray.',
  'A poetry evening was held in Oak Bluff by candlelight. The fire brigade was prompt and, it is agreed, appreciative.',
  'The Horticultural Ball was led off by the Mayor’s lady and a rhododendron.',
  'Cards are out for a lecture on thrift at the largest house in Cedar Hill. Carriages at eleven.',
];

/** News of the river and the port, one a month. */
export const river: readonly string[] = [
  'Arrived at Pier 4, the steamer Halcyon Bell with hides and molasses, and one stowaway, who has been given a job in self-defense.',
  'The dredge Perseverance has resumed. She brought up on Monday an anchor, a cash register and an alderman’s campaign sign.',
  'The tug Prudence towed the tug Patience off the bar, and was then towed off it by her.',
  'Cleared for the Gulf, the barkentine Lucy Marsh in ballast. Her captain says that ballast does not answer back.',
  'Channel depth at the bridge is given as twenty-two feet, or twenty-one by the pilot who touched.',
  'Bananas are in from the islands, nine thousand stems, with spiders. The spiders were sorted by a boy from The Docks at a cent apiece.',
  'The night ferry collided with a fog. There was no damage to either.',
  'A whale reported off the breakwater was found to be a scow, painted by an optimist.',
  'Stevedores at Pier 2 handled eleven hundred tons of sugar in a shift, and sweetened their coffee with their elbows.',
  'The packet Colonel Tansy raced the mail train along the levee and lost by a bend.',
  'Ice has been seen above the bridge, or a great many plates. The Coast Guard will report.',
  'The lightship at the mouth has a new cook and is asking visitors not to.',
  'A bottle with a message came ashore at Riverside. It was from a man in Southbridge, who wanted to know whether it would.',
  'Fishing is good from the coal wharf, where the fish are said to come up already broiled.',
];

/** Advice for the home, one a month. */
export const household: readonly string[] = [
  'A slice of raw potato will clean a window. Two slices will clean two.',
  'To keep a rug from curling, lay on it a heavy uncle.',
  'Coffee may be cleared with an eggshell, and a kitchen with the smell of cabbage.',
  'Stains of berry yield to boiling water poured from a height. Stand well back, and remove the child first.',
  'A squeaking shoe has not been paid for, the proverb says; a little castor oil will settle the account.',
  'Stale bread, grated, restores wallpaper. Fresh bread restores the person grating it.',
  'Moths dislike camphor, cedar and being moved. Attend to all three in May.',
  'To tell whether an egg is good, put it in water. To tell whether it was, put it in a custard.',
  'When the hands are rough from soda, rub them with lemon. When they are rough from work, show them to your husband.',
  'A drop of vinegar in the rinse makes silver shine, and a lock on the drawer keeps it shining.',
  'Do not throw away the tops of celery. Someone will give you a recipe.',
  'A cracked cup may be mended with white lead. Serve it thereafter only to persons who bring their own news.',
  'The careful housewife airs her pillows by noon and her opinions after supper.',
  'Lamp chimneys boiled in salt water will not crack; and now that we have the electric light they need not be lit.',
];
