/** Changes a person's saved views and tells their other tabs. */
import { listProblems, mostSavedViews } from '@kervan/domain/lists/lists.copy.ts'
import { savedViewsChanged } from '@kervan/domain/lists/lists.events.ts'
import type { SavedView } from '@kervan/domain/lists/saved-views.contract.ts'
import { problems } from '@kervan/domain/problems.ts'
import { foldTurkish } from '@kervan/domain/values/turkish-text.ts'
import { ORPCError } from '@orpc/server'
import type { WithLists } from '#features/lists/exportable-list.ts'
import {
  addView,
  deleteView,
  lockViews,
  setPosition,
  setView,
  viewOf,
  viewsOf,
} from '#features/lists/saved-views.queries.ts'
import { listFor } from '#features/lists/start-export.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { SignedInCall } from '#spine/http/call.ts'
import { createOnce } from '#spine/http/create-once.ts'

type Call = SignedInCall<WithLists>
type NewView = { list: string; name: string; query: string; place?: number | undefined }

const announce = ({ services, person }: Call, tx: Transaction, list: string) =>
  services.emit(tx, savedViewsChanged, [`user:${person.id}`], { list })

export function saveView(context: Call, wanted: NewView): Promise<SavedView> {
  const { list, name, query, place } = wanted
  listFor(context, list)
  const userId = context.person.id
  return createOnce(context, wanted, async (tx) => {
    await lockViews(tx, userId, list)
    const views = await viewsOf(tx.db, userId, list)
    if (views.length >= mostSavedViews) throw new ORPCError('TOO_MANY_VIEWS', listProblems.TOO_MANY_VIEWS)
    refuseTaken(views, name)
    const position = Math.min(place ?? views.length, views.length)
    await numberViews(tx, [...views.slice(0, position), undefined, ...views.slice(position)])
    const [added] = await addView(tx.db, { user_id: userId, list, name, query, position })
    if (!added) throw new Error('The view was not added.')
    await announce(context, tx, list)
    return added
  })
}

export function changeView(
  context: Call,
  id: string,
  changed: { name?: string | undefined; query?: string | undefined },
): Promise<SavedView> {
  return context.services.actAs(context.actor, async (tx) => {
    const { list } = await ownView(context, tx, id)
    await lockViews(tx, context.person.id, list)
    const others = (await viewsOf(tx.db, context.person.id, list)).filter((view) => view.id !== id)
    if (changed.name !== undefined) refuseTaken(others, changed.name)
    const [after] = await setView(tx.db, id, changed)
    if (!after) throw new ORPCError('NOT_FOUND', problems.NOT_FOUND)
    await announce(context, tx, list)
    return after
  })
}

export function removeView(context: Call, id: string): Promise<void> {
  return context.services.actAs(context.actor, async (tx) => {
    const { list } = await ownView(context, tx, id)
    await deleteView(tx.db, id)
    await announce(context, tx, list)
  })
}

export function orderViews(context: Call, list: string, ids: readonly string[]): Promise<SavedView[]> {
  listFor(context, list)
  return context.services.actAs(context.actor, async (tx) => {
    await lockViews(tx, context.person.id, list)
    const views = await viewsOf(tx.db, context.person.id, list)
    const named = [...new Set(ids)].flatMap((id) => views.filter((view) => view.id === id))
    const ordered = [...named, ...views.filter((view) => !ids.includes(view.id))]
    await numberViews(tx, ordered)
    await announce(context, tx, list)
    return ordered
  })
}

async function ownView(context: Call, tx: Transaction, id: string): Promise<SavedView> {
  const [found] = await viewOf(tx.db, context.person.id, id)
  if (!found) throw new ORPCError('NOT_FOUND', problems.NOT_FOUND)
  return found
}

function refuseTaken(views: readonly SavedView[], name: string): void {
  if (views.some((view) => foldTurkish(view.name) === foldTurkish(name)))
    throw new ORPCError('NAME_TAKEN', listProblems.NAME_TAKEN)
}

/** An undefined one keeps its place free. */
async function numberViews(tx: Transaction, views: readonly (SavedView | undefined)[]): Promise<void> {
  await Promise.all(views.map((view, position) => view && setPosition(tx.db, view.id, position)))
}
