import { resolveScenario } from '../../../src-main/rulebooks/paradise/skirmish/resolve.ts';
import { scenarioNames } from '../../../src-main/rulebooks/paradise/skirmish/scenario.ts';
import { median } from '../figure.ts';
import type { Figure } from '../figure.ts';

const battlesOfOneMeasure = 60;

/** Battles fought to their end on one core, each scenario by itself; a raid is about ten against ten with cars. */
export const figure: Figure = {
  title: 'battles (the book’s forces, both sides by the program’s tactics, after warm-up)',
  boundedBy: 'lines of sight: every shooter weighs every target against every wall and cover',
  measure({ repeats }) {
    return Promise.resolve(
      scenarioNames.map((name) => {
        fight(name, 0);
        const speeds = Array.from({ length: repeats }, (_, repeat) => fight(name, repeat));
        return { name, value: median(speeds), unit: 'battles/s', target: '500' };
      }),
    );
  },
};

function fight(name: (typeof scenarioNames)[number], repeat: number): number {
  const started = performance.now();
  for (let n = 0; n < battlesOfOneMeasure; n += 1) {
    resolveScenario(name, repeat * battlesOfOneMeasure + n);
  }
  return (battlesOfOneMeasure / (performance.now() - started)) * 1_000;
}
