/** Keeps messages that staff have to look at; what was kept already is not kept again. */
import { createHash } from 'node:crypto'
import type { ToldEvent, Unclear } from '@kervan/domain/tracking/told-message.ts'
import type { TrackingSource } from '@kervan/domain/tracking/tracking-event.ts'
import type { Transaction } from '#spine/database/act-as.ts'

export type KeptMessage = Unclear & { told: Omit<ToldEvent, 'content'> | null }

/** The number of messages that are new. */
export async function keepMessages(
  tx: Transaction,
  source: TrackingSource,
  messages: readonly KeptMessage[],
): Promise<string[]> {
  if (messages.length === 0) return []
  const rows = messages
    .map((message) => keptRow(source, message))
    // In one order, so that two that keep the same never wait for each other in a circle.
    .sort((a, b) => (a.digest < b.digest ? -1 : 1))
  const added = await tx.asSystem<{ id: string }>(
    `insert into tracking_messages (source, why, content, told, digest)
     select source, why, content, told, digest from json_to_recordset($1) as m (source text, why text, content text, told jsonb, digest text)
     on conflict (digest) do nothing returning id`,
    [JSON.stringify(rows)],
  )
  return added.map(({ id }) => id)
}

/** Those that found their shipment by what came after them. One that staff are seeing to at the moment is left to them. */
export async function settleFound(
  tx: Transaction,
  found: readonly { id: string; shipment_id: string }[],
): Promise<void> {
  if (found.length === 0) return
  await tx.asSystem(
    `update tracking_messages m set settled_at = now(), shipment_id = f.shipment_id
     from json_to_recordset($1) as f (id uuid, shipment_id uuid)
     where m.id in (select id from tracking_messages where id = f.id and settled_at is null for update skip locked)`,
    [JSON.stringify(found)],
  )
}

/** Those that say word for word what has found its shipment now: what has no name is known by nothing else. */
export async function settleSame(
  tx: Transaction,
  source: TrackingSource,
  placed: readonly { told: Pick<ToldEvent, 'content'>; shipments: readonly { id: string }[] }[],
): Promise<void> {
  if (placed.length === 0) return
  const rows = placed.map(({ told, shipments }) => ({
    digest: messageDigest(source, told.content),
    shipment_id: shipments[0]?.id,
  }))
  await tx.asSystem(
    `update tracking_messages m set settled_at = now(), shipment_id = p.shipment_id
     from json_to_recordset($1) as p (digest text, shipment_id uuid)
     where m.id in (select id from tracking_messages where digest = p.digest and settled_at is null for update skip locked)`,
    [JSON.stringify(rows)],
  )
}

export function keptRow(source: TrackingSource, { why, content, told }: KeptMessage) {
  const text = storable(content)
  return { source, why: storable(why), content: text, told, digest: messageDigest(source, content) }
}

const messageDigest = (source: TrackingSource, content: string): string =>
  createHash('sha256')
    .update(`${source}\n${storable(content)}`)
    .digest('base64url')

/** A NUL or half of a surrogate pair is shown as a sign of its own. */
const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '\u2400')
