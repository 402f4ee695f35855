/** Reads what the company says a lorry emits, inside a transaction: a copy may be some seconds old. */
import { type RoadEmissions, roadEmissions } from '@kervan/domain/company/road-emissions.ts'
import type { Transaction } from '#spine/database/act-as.ts'

export async function readRoadEmissions(tx: Transaction): Promise<RoadEmissions> {
  const [company] = await tx.asSystem<{ road: RoadEmissions | null }>(
    "select data -> 'road_emissions' as road from company",
    [],
  )
  return company?.road ?? roadEmissions
}
