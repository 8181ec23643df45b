/** Headlines that name people, by those whom a fight gives. */
export const heads = {
  attempt: [
    '{Boss} Escapes Death in {District}',
    'Gunmen Miss {Boss}',
    '{Boss} Walks Away From Guns in {District}',
    'Attempt on {Boss} Fails',
    '{Surname} Lives; Gunmen Flee',
    'Shots Meant for {Boss} Go Wide',
  ],
  attempts: [
    '{Boss} Escapes Death {Times} in a Month',
    '{Surname} Is Shot At {Times}, and Lives',
    '{Times} They Came for {Boss}',
    'Gunmen Miss {Boss} {Times}',
  ],
  'dead of a gang': [
    '{Count} of {Theirs} Die at {Place}',
    '{Count} of {Theirs} Shot Down in {District}',
    '{Count} of {Theirs} Fall at {Place}',
    'Guns Cut Down {Count} of {Theirs} in {District}',
  ],
  'one of many': [
    '{Count} Die at {Place}; {One} Among Them',
    '{Count} Killed in {District}; {One} Among Dead',
    '{One} Among {Count} Dead at {Place}',
    '{Count} Fall in {District}; {One} Is Named',
  ],
  'two dead': [
    '{One} and {Two} Shot Dead',
    '{One} and {Two} Die in {District}',
    'Guns at {Place} Kill {One} and {Two}',
    '{One}, {Two} Slain in {District}',
  ],
  'one dead': [
    '{One} Slain in {District}',
    '{One} Shot Dead at {Place}',
    'Guns Kill {One} of {Theirs}',
    '{One} of {Theirs} Dies in {District} Fight',
    '{District} Fight Is the Last for {One}',
    'Bullets End the Career of {One}',
  ],
  'chief takes': [
    '{Chief} Takes {Place} From {Loser}',
    '{Loser} Loses {Place} to {Chief}',
    '{Chief}’s Men Seize {Place}',
    '{Place} Is {Chief}’s Now',
  ],
  'chief fails': [
    '{Loser} Holds {Place} Against {Chief}',
    '{Chief}’s Men Fail at {Place}',
    '{Chief} Strikes at {Loser} in {District}',
    '{Loser}’s Men Stand Off {Chief} at {Place}',
  ],
  'chief raided': [
    '{Law} Shut a House of {Loser}’s in {District}',
    '{Loser}’s {Place} Raided',
    '{Loser} Loses {Place} to the Law',
    '{Law} Raid {Loser} in {District}',
  ],
} as const;

export type PeopleKey = keyof typeof heads;

/** Lines of a chief by those who may speak for him; nothing that a street could not hear. */
export const chiefLines = [
  '{boss}, chief of {gang}, had nothing to say.',
  'A lawyer spoke for {boss}, chief of {gang}: “My client reads of these things in the newspaper.”',
  'At the home of {boss}, chief of {gang}, a reporter was told that the family was at table.',
  '{boss}, chief of {gang}, was asked, and spoke of the weather.',
  '“Ask somebody who was there,” said {boss}, chief of {gang}.',
  '“I am a businessman,” said {boss}, chief of {gang}. “Business has its ups and downs.”',
  'Detectives would like a word with {boss}, chief of {gang}, and were told to write for one.',
  'The telephone of {boss}, chief of {gang}, was answered by a man with a cough.',
  '{boss}, chief of {gang}, sent down word that no photograph would be taken.',
  '“No comment, and you may print that twice,” said {boss}, chief of {gang}.',
  'Of {boss}, chief of {gang}, headquarters said only that the file is a thick one.',
  '{boss}, chief of {gang}, received reporters at a barber shop and talked with a towel on.',
  '“I was told of it at breakfast,” said {boss}, chief of {gang}.',
  'Those who speak for {boss}, chief of {gang}, asked how the name would be spelled.',
  '“Somebody ought to call the police,” said {boss}, chief of {gang}.',
  'A note from {boss}, chief of {gang}, reached this newspaper: it corrected the address.',
] as const;
