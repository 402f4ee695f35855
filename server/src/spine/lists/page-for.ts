/** A page of a list for whoever calls, each of its statements in one round trip. */
import type { Page } from '@kervan/domain/values/list.ts'
import type { Actor, ReadAs } from '#spine/database/act-as.ts'
import type { List } from '#spine/lists/define-list.ts'
import type { ListQuery } from '#spine/lists/list-query.ts'

type Caller = { services: { readAs: ReadAs }; actor: Actor; person: { id: string } | null }

export function pageFor<Row, Input>(
  caller: Caller,
  list: List<Row, Input>,
  input: Input,
): Promise<Page<Row>> {
  return list.page(queryFor(caller), caller.person?.id, input)
}

export function queryFor({ services, actor }: Caller): ListQuery {
  return (text, values, planning) => services.readAs(actor, (_, query) => query(text, values, planning))
}
