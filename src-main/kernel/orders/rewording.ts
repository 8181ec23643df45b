/** Words before an order that ask for nothing. */
const openings =
  /^(?:please|pls|kindly|also|then|first|next|finally|(?:we|i)(?: would|'d)? (?:like|want) to|(?:we|i)(?: will|'ll)?|let's|let us)[\s,]+/iu;
const endings = /[\s,]+(?:please|pls|thanks|thank you)$/iu;

const numbers: Readonly<Record<string, number>> = Object.fromEntries(
  'one two three four five six seven eight nine ten eleven twelve'.split(' ').map((word, at) => [word, at + 1]),
);
const numberWord = new RegExp(`(?<![\\p{L}\\p{N}'-])(?:${Object.keys(numbers).join('|')})(?![\\p{L}\\p{N}'-])`, 'giu');

/** Verbs of everyday speech, with those of order sheets that mean the same in some game. */
const verbs: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    recruit: ['hire'],
    employ: ['hire'],
    enlist: ['hire'],
    engage: ['hire'],
    purchase: ['buy'],
    get: ['buy', 'hire'],
    go: ['move', 'send'],
    transfer: ['move', 'send'],
    march: ['move', 'send'],
    move: ['send'],
    send: ['move'],
    put: ['place'],
    deploy: ['place', 'send'],
    station: ['place', 'guard'],
    protect: ['guard'],
    defend: ['guard'],
    watch: ['guard'],
    assault: ['attack', 'raid'],
    attack: ['raid'],
    strike: ['hit'],
    kill: ['hit'],
    steal: ['hijack'],
    start: ['open'],
    shut: ['close'],
    message: ['write to'],
    tell: ['write to'],
    offer: ['propose to'],
    yes: ['accept', 'agree'],
    ok: ['accept', 'agree'],
    okay: ['accept', 'agree'],
    no: ['refuse', 'disagree'],
    decline: ['refuse', 'disagree'],
    reject: ['refuse', 'disagree'],
  }),
);

/**
 * Rewords a line that is no order as it is: numbers in words and in thousands, words of courtesy, and everyday verbs.
 * Returns null unless it can mean exactly one thing; `keyOf` names what a line orders, or null.
 */
export function rewordLine(text: string, keyOf: (text: string) => string | null): string | null {
  const found = new Map<string, string>();
  for (const candidate of listCandidates(text)) {
    const key = candidate === text ? null : keyOf(candidate);
    if (key !== null && !found.has(key)) found.set(key, candidate);
  }
  const [only] = found.values();
  return found.size === 1 ? (only ?? null) : null;
}

/** True if a line begins with one of these verbs, or with an everyday one, courtesies aside. */
export function beginsWithVerb(text: string, known: ReadonlySet<string>): boolean {
  const first = /^[^\s:,]+/u.exec(dropOpenings(text).toLowerCase())?.[0] ?? '';
  return known.has(first) || verbs.has(first);
}

function dropOpenings(text: string): string {
  let plain = text;
  while (openings.test(plain)) plain = plain.replace(openings, '');
  return plain;
}

/** Lists a line without courtesies, also with its numbers in digits, since a name may hold a number; each with every verb. */
function listCandidates(text: string): Set<string> {
  const plain = dropOpenings(text.replace(endings, ''));
  const all = [plain, writeDigits(plain)].flatMap((line) => {
    const [first = '', ...rest] = line.split(' ');
    const others = verbs.get(first.toLowerCase()) ?? [];
    return [line, ...others.map((verb) => [verb, ...rest].join(' '))];
  });
  return new Set(all.map(capitalize));
}

/** Writes numbers and sums as the forms do. */
function writeDigits(text: string): string {
  return text
    .replace(numberWord, (word) => String(numbers[word.toLowerCase()]))
    .replace(/(\$?)(\d+(?:\.\d+)?) ?(?:k|thousand|grand)\b/giu, (_, sign: string, amount: string) => {
      return `${sign}${Math.round(Number(amount) * 1_000)}`;
    })
    .replace(/(?<![$\d,.])(\d[\d,]*) (?:dollars|bucks)\b/giu, '$$$1');
}

function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
