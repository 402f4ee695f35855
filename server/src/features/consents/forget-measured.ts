/** What was measured of somebody is deleted when they take their consent back, in the same transaction. */
import type { Transaction } from '#spine/database/act-as.ts'

export type Measured = { kind: 'visitor' | 'user'; id: string }
export type WithForgetMeasured = { forgetMeasured(tx: Transaction, whom: Measured): Promise<void> }
