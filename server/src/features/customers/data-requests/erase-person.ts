/** Erases what is stored about a person, by the rules that the assembly collects from all features. */
import type { ErasurePreview, ErasureProof } from '@kervan/domain/customers/data-requests.contract.ts'
import type { Transaction } from '#spine/database/act-as.ts'

export type Erased = {
  tables: ErasureProof['tables']
  /** Whose rows are gone: to be removed after the commit. */
  files: string[]
  keptUntil: string | null
  /** Whether a record without a name stays, for what is kept. */
  stays: boolean
}
export type ErasePerson = (tx: Transaction, personId: string, requestId: string) => Promise<Erased>
/** What it would do now; nothing changes. */
export type PreviewErasure = (tx: Transaction, personId: string, requestId: string) => Promise<ErasurePreview>
export type WithErasure = { erasePerson: ErasePerson; previewErasure: PreviewErasure }
