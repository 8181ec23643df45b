import { createContext } from 'svelte';

/** The component that shows a rule's text to those below it; null opens the book without a rule. */
export type RuleReader = { read(id: string | null): void };

export const [ruleReader, provideRuleReader] = createContext<RuleReader>();
