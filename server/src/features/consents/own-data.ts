/** Everything stored about one person, section by section; the assembly collects it from all features. */
import type { Transaction } from '#spine/database/act-as.ts'

export type OwnDataSection = { name: string; rows: Record<string, unknown>[] }
export type ReadOwnData = (tx: Transaction, userId: string) => Promise<OwnDataSection[]>
export type WithOwnData = { readOwnData: ReadOwnData }
