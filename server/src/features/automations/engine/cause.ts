/** Which rules led to what a transaction does: an act of a rule says so, and what it sets off carries it on. */
import type { Transaction } from '#spine/database/act-as.ts'

const chains = new WeakMap<Transaction, readonly string[]>()

/** From now on, what happens in this transaction is the doing of the last rule of this chain. */
export function actFor(tx: Transaction, chain: readonly string[]): void {
  chains.set(tx, chain)
}

/** Empty where no rule is the cause. */
export const chainOf = (tx: Transaction): readonly string[] => chains.get(tx) ?? []
