/** Small engravings, 48 units wide and 34 high, that say what kind of place an area is. */
const engravings = {
  works: 'M2 34V18l10-7v7l10-7v7l10-7v23zM35 34V2h6v32M6 26h4M16 26h4M26 26h4M38 -2q6 -6 2 -10',
  church: 'M6 34V20l12-8 12 8v14zM30 34V12l6-14 6 14v22M36 -2v-7M33 -6h6M15 34v-8h6v8M34 18h4',
  water: 'M4 22h34l-5 9H9zM20 22V2M20 3l12 15H20M20 6L10 18h10M-2 34q5-4 10 0t10 0 10 0 10 0 10 0',
  market: 'M2 34V14h44v20M0 14L6 4h36l6 10zM8 14v6M16 14v6M24 14v6M32 14v6M40 14v6M18 34V24h12v10',
  bridge: 'M0 16h48M0 20h48M4 20v14M44 20v14M4 34q10-14 20 0 10-14 20 0M8 16V8M40 16V8M8 8q16 12 32 0',
  hall: 'M4 34V14h40v20M0 14L24 2l24 12zM10 34V16M18 34V16M30 34V16M38 34V16M21 34V24h6v10',
  yard: 'M0 34V20h16v14M18 34V12h12v22M32 34V18h14v16M4 24h8M4 29h8M22 17h4M22 23h4M36 23h6M36 28h6',
  green: 'M10 34V24M4 24q-4-12 6-14 10 2 6 14zM32 34V20M24 20q-5-16 8-18 13 2 8 18zM0 34h48',
  tower: 'M16 34L20 4h8l4 30zM18 4h12l-6-8zM22 10h4M21 18h6M20 26h8M8 34h32',
  row: 'M0 34V16l8-6 8 6v18M16 34V16l8-6 8 6v18M32 34V16l8-6 8 6v18M5 22h6M21 22h6M37 22h6M6 34v-6h4v6M22 34v-6h4v6M38 34v-6h4v6',
} as const;

const kinds: readonly (readonly [RegExp, keyof typeof engravings])[] = [
  [/lighthouse|turnpike|signal|gallows|tower/i, 'tower'],
  [/bridge|gate|toll|sluice/i, 'bridge'],
  [/thomas|steeple|bishop|chapel|deanery|cross|almshouse|cemetery|asylum/i, 'church'],
  [/quay|wharf|pier|dock|ferry|landing|boathouse|anchor|breakwater|rope|reservoir/i, 'water'],
  [/market|fairground|auction|lane|produce|regatta/i, 'market'],
  [/hall|court|square|custom|theater|lyric|bandstand|conservatory|college|junction|terminal|roundhouse/i, 'hall'],
  [/green|common|orchard|hill|garden|flats|field|promenade|magnolia|rise/i, 'green'],
  [/works|foundry|gas|mill|kilns|manchester|loom|cotton|tannery|dye|coal|brick|elevator|ice|stock/i, 'works'],
  [/yard|pits|quarry|vinegar|lantern/i, 'yard'],
];

/** The engraving of an area, by the sound of its name. */
export function findEngraving(name: string): string {
  const found = kinds.find(([sound]) => sound.test(name))?.[1] ?? 'row';
  return engravings[found];
}
