/** Everything stored about one person, section by section; the assembly collects it from all features. */
import type { Transaction } from '#spine/database/act-as.ts'

export type OwnDataSection = { name: string; rows: Record<string, unknown>[] }
export type ReadOwnData = (tx: Transaction, userId: string) => Promise<OwnDataSection[]>

/** A file that is the person's, to be put into their copy; how long it is and its checksum where a row tells. */
export type OwnFile = { name: string; key: string; modified: string; size?: number; crc32?: number }
export type ReadOwnFiles = (tx: Transaction, userId: string) => Promise<OwnFile[]>
export type WithOwnData = { readOwnData: ReadOwnData; readOwnFiles: ReadOwnFiles }
