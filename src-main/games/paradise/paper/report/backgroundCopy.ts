/** Phrasings for facts from the files. */
export const doorAgain = [
  'It is the {nth} time since {since} that {place} has changed hands.',
  '{place} has now changed hands {times} times since {since}.',
  'Since {since} the house has had {times} changes of master, by this newspaper’s files.',
  'The files show {times} changes of hands at {place} since {since}.',
  '{place} changed hands for the {nth} time since {since}.',
  'Counting from {since}, {place} is with its {nth} new master.',
  'The sign painter has been sent for {times} times at {place} since {since}.',
  'No fewer than {times} masters have had {place} since {since}.',
] as const;

export const doorOnce = [
  '{place} last changed hands in {since}.',
  'The house was last in the news for a change of hands in {since}.',
  'It was in {since} that {place} last got a new master.',
  '{place} had its last change of master in {since}.',
  'The same hands had held {place} since {since}.',
  'Its last owner had held {place} since {since}.',
  'Not since {since} had {place} changed hands.',
  'The files have one earlier change at {place}, in {since}.',
] as const;

export const gunsAgain = [
  'Guns have been out at {place} in {times} fights since {since}.',
  'It was the {nth} fight at {place} since {since}.',
  'This newspaper has reported {times} fights at that door since {since}.',
  'There have been {times} fights at {place} since {since}.',
  '{place} has been fought over {times} times since {since}.',
  'The glass at {place} has been shot out in {times} fights since {since}.',
  'Since {since} the reporters have been sent to {place} after {times} fights.',
  'The file on fights at {place} has {times} entries, the first of {since}.',
] as const;

export const feudScore = [
  'It was the {nth} fight between {one} and {other} since {since}; {one} won {oneWins} of them and {other} {otherWins}.',
  'Since {since} {one} and {other} have fought {times} times. The score stands at {oneWins} for {one}, {otherWins} for {other}.',
  'By the files, {one} and {other} have met {times} times since {since}: {oneWins} to {one}, {otherWins} to {other}.',
  'The quarrel between {one} and {other} dates from {since}. In {times} fights {one} won {oneWins} and {other} {otherWins}.',
  '{one} and {other} have met in {times} fights since {since}, with {oneWins} won by {one} and {otherWins} by {other}.',
  '{one} won {oneWins} and {other} {otherWins} of their {times} fights since {since}.',
  'They have met in {times} fights since {since}; {one} won {oneWins}, {other} {otherWins}.',
  'It was their {nth} fight since {since}: {oneWins} went to {one}, {otherWins} to {other}.',
] as const;

/** The score of two gangs some of whose fights neither won; no phrasing of it reads as one of `feudScore`. */
export const evenFeudScore = [
  'It was the {nth} fight between {one} and {other} since {since}, {drawn} without a winner; {one} won {oneWins}, {other} {otherWins}.',
  'Since {since} {one} and {other} have fought {times} times, {drawn} of them for nothing: {oneWins} went to {one}, {otherWins} to {other}.',
  'The files have {times} fights of {one} with {other} since {since}: {oneWins} to {one}, {otherWins} to {other}, {drawn} to nobody.',
  'The quarrel of {one} with {other} dates from {since}. Of their {times} fights {drawn} settled nothing; {one} won {oneWins} and {other} {otherWins}.',
  'Of {times} fights since {since}, {drawn} broke off; {one} won {oneWins} and {other} {otherWins}.',
  'Between the two there have been {times} fights since {since}, {drawn} undecided; {one} won {oneWins}, {other} {otherWins}.',
  '{one} and {other} have {times} fights behind them since {since}, {drawn} of them undecided; {one} won {oneWins} and {other} {otherWins}.',
  'This made the {nth} fight of the two since {since}, {drawn} of them drawn: {oneWins} to {one}, {otherWins} to {other}.',
] as const;

export const reignDays = [
  'He had held the chair {days} days.',
  '{boss} was chief for {days} days.',
  'His rule lasted {days} days.',
  'It was {days} days since {boss} took the chair.',
  '{boss} had led {gang} for {days} days.',
  'The rule of {boss} over {gang} was of {days} days.',
  '{gang} had {boss} for a chief {days} days.',
  'From the day he was chosen {boss} had {days} days.',
] as const;

export const reignLong = [
  '{boss} had been chief of {gang} since before {since}.',
  'He had led {gang} longer than this newspaper’s present files go back.',
  '{boss} led {gang} when this record of the gangs was begun in {since}.',
  '{gang} had known no other chief than {boss} since {since}, when these files begin.',
  'No chief of {gang} but {boss} is in the files, which go back to {since}.',
  '{boss} was at the head of {gang} in {since}, the first month of these files.',
  'From the first page of these files, {since}, {boss} was chief of {gang}.',
] as const;

export const chiefsDead = [
  'He is the {nth} chief of {gang} to die since {since}.',
  '{gang} {have} now buried {times} chiefs since {since}.',
  'The chair of {gang} has been emptied by death {times} times since {since}.',
  'Since {since} {gang} {have} lost {times} chiefs.',
  'It is the {nth} funeral of a chief for {gang} since {since}.',
  'By the files he is the {nth} man to have died as chief of {gang} since {since}.',
  'In {times} cases since {since} the chief of {gang} has left the chair feet first.',
  'Undertakers have had {times} chiefs from {gang} since {since}.',
] as const;

export const chiefBefore = [
  'Before him {gang} lost {earlier}, killed in {last}.',
  'The chief before him, {earlier}, was killed in {last}.',
  '{gang} lost {earlier}, also a chief, in {last}.',
  '{earlier}, from whom the chair had come, was buried in {last}.',
  'He followed {earlier}, who died in {last}.',
  'The chair was vacant once before: {earlier} was killed in {last}.',
  'He had been chief of {gang} since the death of {earlier} in {last}.',
  'In {last} it was {earlier}, then chief of {gang}, who died.',
] as const;

export const manBefore = [
  '{name} was {what} in {since}.',
  'The files have {name} {what} in {since}.',
  'It will be recalled that {name} was {what} in {since}.',
  'Readers met {name} in {since}, when he was {what}.',
  'In {since} {name} was {what}.',
  'When last in these columns, in {since}, {name} was {what}.',
  '{name} is the man who was {what} in {since}.',
  'The files of {since} have an entry on {name}: {what}.',
] as const;

export const manRenamed = [
  '{name}, who then went by the name of {former}, was {what} in {since}.',
  'Under the name of {former} he was {what} in {since}.',
  'He is the same who, as {former}, was {what} in {since}.',
  'As {former} he stands in the files of {since}, {what}.',
  'He was still {former} in {since}, when he was {what}.',
  'When he was {what} in {since}, this newspaper knew him as {former}.',
  'The files of {since} call him {former} and have him {what}.',
  'The {former} who was {what} in {since} is the same man.',
] as const;

export const turncoat = [
  '{name}, when last in these columns, in {since}, was of {former}.',
  '{name} was with {former} in {since}.',
  'In {since} the police knew {name} as a man of {former}.',
  '{name} changed sides since {since}, when he was of {former}.',
  'In {since} {former} had {name} on their side, by this newspaper’s files.',
  'The files of {since} give {name} to {former}.',
  '{name} ran with {former} as late as {since}.',
] as const;

export const peaceAgain = [
  'The two had made peace before, in {since}.',
  'An earlier truce of the two was reported in {since}.',
  'It is not their first peace; there was one in {since}.',
  'The two shook hands once before, in {since}.',
  'The files have an earlier peace of the same two, of {since}.',
  'Terms between the two were reported also in {since}.',
  'They had been at peace once already, from {since}.',
] as const;

/** A gang's count of doors where it turned: its first, its tenth, its last but one, or the lead of the city. */
export const countTurns = {
  first: [
    'It is the first door of {gang} in the city.',
    'It gives {gang} a first door in the city.',
    '{gang} had no door before it.',
  ],
  ten: [
    'It brings {gang} to ten doors.',
    '{gang} {have} reached ten doors.',
    'With it the count for {gang} has come to two figures.',
  ],
  lead: [
    'It puts {gang} first in the city, with {doors}.',
    'No gang has as many doors now as {gang}: {doors}.',
    'The lead of the city goes with it to {gang}, with {doors}.',
  ],
  one: [
    'It leaves {gang} with a single house.',
    '{gang} {are} down to one house.',
    'Of the houses of {gang} one is left.',
  ],
} as const;
