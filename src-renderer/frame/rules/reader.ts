import { createContext } from 'svelte';

/** Whoever shows a rule's text to those below him; null opens the book without a rule. */
export type RuleReader = { read(id: string | null): void };

export const [ruleReader, provideRuleReader] = createContext<RuleReader>();
