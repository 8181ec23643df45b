/**
 * The words that names and comments of the program are held to; `test/architecture/vocabulary.test.ts` reads them. Add a
 * verb here when the field uses it for a deed that no listed one names.
 */

/** First words of a function's name. */
export const verbs: ReadonlySet<string> = new Set(
  `
    accept activate add adjust advance aim allow announce answer append apply arm arrange arrest ask
    assert assign attach attack average await award back backup bail begin betray bid bill bind
    block board book brake branch brawl break bribe bring build burn bury buy calculate call can
    cancel cap capitalize carry cast center change charge chase check choose claim clamp clean clear
    click climb clone close collapse collect combine commit compare compile compose compress compute
    confirm connect convert copy could count crash create crown cut damage deal debounce decide
    declare decode decompress defect define delete deliver derive describe deserialize detect
    deviate did discard dismiss dispatch display distribute divide do does draft drag draw drive
    drop duck dump earn ease edit elect eliminate emit empty enable encode end enforce enroll ensure
    enter enumerate equip erase escape establish estimate evaluate exclude execute exhaust expand
    expect explain explode export extend extract fail fall fan fetch fight file fill filter find
    finish fire fit fix flatten flee flinch flush focus fold follow forecast forget forgive format
    found freeze gather generate get give go grant group guard handle has hash have heal hide
    highlight hire hit hold hyphenate identify ignore import include index infer inform initialize
    injure insert install interrupt intersect invalidate invite is issue jail join judge jump keep
    kill label launch lay lead leap learn leave lend let lift limit link list listen load lock log
    look lose make map mark match may measure meet memoize merge migrate mix modify mount mourn move
    must muster name narrow navigate need negotiate normalize note notify number observe occupy
    offer omit open order overrule owe pack paint park parse pass patch pay perform persuade pick
    place plan play point post predict prefer prepare press preview price print promise promote
    propose prove prune publish pull push put query queue quote raid raise ram rank reach react read
    rearrange rebuild recall receive recompute record recover recruit redeem redo reduce refer
    refill refresh refuse regain register rehearse reject release relight reload remake remember
    remove rename render renew repair repeat replace replay reply report request require rescue
    reserve reset reshuffle resize resolve respond rest restore resume retire retreat retry return
    reveal reverse revise revoke rewrite rob roll rotate round route run sample satisfy save scale
    scan scatter schedule scorch score scramble scroll seal search seat seed select sell send
    separate serialize serve set settle shake shall share shoot shorten should show shrink shuffle
    sign simplify simulate sit skid skip slap slice smash smooth snap sneak sort spawn speak spell spend
    split spot spread stand start stash stay steal steer step stir stop store strike strip style
    submit subscribe subtract suggest sum summarize suppress surrender swap swerve switch sync take
    talk tell terminate test throttle throw tick toggle touch trace track trade train transfer
    transform translate traverse treat trim try turn unblock undo unload unlock unmount unpack
    unregister unwrap update upgrade use validate vary verify visit vote wait wake walk want warn
    was weigh will win withdraw withhold work wrap write yield
    align are burst collide complete cripple cuff dive dress expose flip hand hear imagine lighten
    lower needs panic rate renumber rush see sketch slow space tally thank wants wound wreck
    adopt allot blank blend catch checkpoint classify clip concede deny dissolve foresee frame had
    notice mirror offset pad pause pluralize redraw say sweep watch widen
  `
    .trim()
    .split(/\s+/),
);

/** The least share of exported functions that begin with a verb; the others are the field's nouns for plain measures. */
export const leastVerbShare = 0.9;

/** The most of all functions that may end in `Of`, which names a plain projection of one argument. */
export const mostProjectionShare = 0.02;

/** British spellings. */
export const british: readonly RegExp[] = [
  /colour/i,
  /(neighbour|favour|honour|behaviour|labour|rumour|harbour|armour)\w*/i,
  /\b(neutralis|organis(?!t)|recognis|realis(?!t)|apologis|summaris|normalis)\w*/i,
  /\bcentre\w*/i,
  /\b(travell|cancell(?!ation)|labell|modell|signall)(ed|ing|er|ers)\b/i,
  /\b(grey|defence|offence|licence)s?\b/i,
];

/** British spellings that stand in campaign files, with the files that write or read them. They stay as first written. */
export const storedSpellings: readonly { word: string; files: RegExp }[] = [
  { word: 'isNeutralised', files: /brotherhood/ },
  { word: 'neutralised', files: /brotherhood/ },
  { word: 'neutralise', files: /brotherhood/ },
  { word: 'card-cancelled', files: /empire-city/ },
  { word: 'isCancelled', files: /empire-city/ },
  { word: 'colour', files: /^src-main\/games\/paradise\/rules\// },
];
