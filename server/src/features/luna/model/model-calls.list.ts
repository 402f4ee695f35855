/** What was sent to the model, the newest first. */
import type { ModelCall, ModelCallListInput } from '@kervan/domain/luna/luna-model.contract.ts'
import { modelCalls } from '#features/luna/model/model-calls.table.ts'
import { sql } from '#spine/database/drizzle.ts'
import { defineList } from '#spine/lists/define-list.ts'
import { byAge } from '#spine/lists/sorts.ts'

export const modelCallList = defineList<ModelCall, ModelCallListInput>({
  name: 'model-calls',
  table: modelCalls,
  columns: {
    id: modelCalls.id,
    called_at: modelCalls.called_at,
    prompt: modelCalls.prompt,
    model: modelCalls.model,
    sent: modelCalls.sent,
    received: modelCalls.received,
    outcome: modelCalls.outcome,
    tries: modelCalls.tries,
    ms: modelCalls.ms,
    tokens_in: modelCalls.tokens_in,
    tokens_out: modelCalls.tokens_out,
    cost: sql`trim_scale(${modelCalls.cost})::text`,
  },
  sorts: { called: byAge },
  filters: () => [],
})
