/** What a customer may have: a quoted request with its quote, a shipment, a notification and so on, written past the product. */
import { randomUUID } from 'node:crypto'
import { noReferences, plainEvent, type ToldEvent } from '@kervan/domain/tracking/told-message.ts'
import { writtenPrice } from '#testing/quotes.ts'

export type Goods = {
  requestId: string
  quoteId: string
  draftQuoteId: string
  /** Another revision of the quote, without a request. */
  expiredQuoteId: string
  shipmentId: string
  notificationId: string
  taskId: string
  viewId: string
  driverLinkId: string
  shareLinkId: string
  apiKeyId: string
  shipmentNumber: string
  trackingMessageId: string
  documentId: string
  uploadId: string
  conversationId: string
  messageId: string
}

/** What of a customer's own things is the office's alone: costs, margins, what is written in a draft, and what it notes for itself. */
export const officeOnly = { cost: '7654321.43', word: 'gizli-taslak', note: 'gizli-not' }

/** What a carrier has told about no shipment that it names. */
const toldEvent = (name: string): Omit<ToldEvent, 'content'> => ({
  event: {
    ...plainEvent,
    source: 'iftsta',
    source_event_id: name,
    kind: 'loaded',
    told_at: '2026-03-02T06:00:00.000Z',
    happened_at: '2026-03-02T05:50:00.000Z',
  },
  references: noReferences,
  vessel: '',
  voyage: '',
})

/** Each row bears the mark, so that it is found again wherever it leaks. */
export async function makeGoods(
  query: (text: string, values: unknown[]) => Promise<unknown>,
  customerId: string,
  mark: string,
): Promise<Goods> {
  const goods = {
    requestId: randomUUID(),
    quoteId: randomUUID(),
    draftQuoteId: randomUUID(),
    expiredQuoteId: randomUUID(),
    shipmentId: randomUUID(),
    notificationId: randomUUID(),
    taskId: randomUUID(),
    viewId: randomUUID(),
    driverLinkId: randomUUID(),
    shareLinkId: randomUUID(),
    apiKeyId: randomUUID(),
    shipmentNumber: `SH-${mark.toUpperCase()}`,
    trackingMessageId: randomUUID(),
    documentId: randomUUID(),
    uploadId: randomUUID(),
    conversationId: randomUUID(),
    messageId: randomUUID(),
  }
  const insert = (id: string, text: string) => query(text, [id, customerId, mark])
  await insert(
    goods.requestId,
    `insert into requests (id, number, customer_id, form, title, shipment_type, quote_due_at, created_by)
     values ($1, $3, $2, 'quick', $3, 'sea', now(), $2)`,
  )
  await insert(
    goods.quoteId,
    `insert into quotes (id, quote_no, customer_id, request_id, status, sent_at, title, shipment_type, currency, total_amount,
       validity_days, valid_until, created_by, ${writtenPrice.columns})
     values ($1, $3, $2, '${goods.requestId}', 'sent', now(), $3, 'sea', 'EUR', 1, 1, now() + interval '1 day', $2, ${writtenPrice.values(1)})`,
  )
  await insert(
    goods.draftQuoteId,
    `insert into quotes (id, quote_no, customer_id, request_id, title, notes, shipment_type, currency, total_amount,
       validity_days, valid_until, created_by, ${writtenPrice.columns})
     values ($1, $3 || '-draft', $2, '${goods.requestId}', $3, '${officeOnly.word}', 'sea', 'EUR', 1, 1, now() + interval '1 day', $2, ${writtenPrice.values(1)})`,
  )
  await insert(
    goods.expiredQuoteId,
    `insert into quotes (id, quote_no, revision, customer_id, status, sent_at, title, shipment_type, currency, total_amount,
       validity_days, valid_until, created_by, ${writtenPrice.columns})
     values ($1, $3, 2, $2, 'expired', now(), $3, 'sea', 'EUR', 1, 1, now() - interval '1 day', $2, ${writtenPrice.values(1)})`,
  )
  for (const quoteId of [goods.quoteId, goods.draftQuoteId, goods.expiredQuoteId]) {
    await query(
      `with line as (insert into quote_items (quote_id, sort_order, kind, title, unit_price, currency, tax_code, tax_percent)
           values ($1, 0, 'ocean', 'Deniz navlunu', 1, 'EUR', '311', 0) returning id)
         insert into quote_item_costs (item_id, quote_id, unit_cost, currency) select id, $1, ${officeOnly.cost}, 'EUR' from line`,
      [quoteId],
    )
    await query(
      `insert into quote_margins (quote_id, target_margin_pct, price_amount, cost_amount, margin_pct, state)
       values ($1, 18, 1, ${officeOnly.cost}, -${officeOnly.cost}, 'critical')`,
      [quoteId],
    )
  }
  await query(
    `update requests set status = 'quoted', quote_id = $2, quote_amount = 1, quote_currency = 'EUR',
       quote_valid_until = now() + interval '1 day' where id = $1`,
    [goods.requestId, goods.quoteId],
  )
  await insert(
    goods.shipmentId,
    `insert into shipments (id, shipment_number, customer_id, title, shipment_type)
     values ($1, '${goods.shipmentNumber}', $2, $3, 'sea')`,
  )
  await insert(
    goods.documentId,
    `insert into documents (id, number, customer_id, shipment_id, file_name, file_type, file_size, file_path, sha256, crc32,
       document_type, description, uploaded_by)
     values ($1, $3, $2, '${goods.shipmentId}', $3 || '.pdf', 'application/pdf', 1, $3, $3, 0, 'invoice', $3, 'customer')`,
  )
  await insert(
    randomUUID(),
    `insert into document_requests (id, customer_id, shipment_id, paper, note, asked_at)
     values ($1, $2, '${goods.shipmentId}', 'packing_list', $3, now() - interval '2 days')`,
  )
  await insert(
    goods.uploadId,
    `insert into uploads (id, user_id, upload_key, name, type, size) values ($1, $2, $3, $3 || '.pdf', 'application/pdf', 1)`,
  )
  await insert(
    goods.notificationId,
    "insert into notifications (id, user_id, kind, title, message, link) values ($1, $2, 'offer', $3, $3, '/')",
  )
  await insert(
    goods.taskId,
    "insert into tasks (id, user_id, kind, title, input, state, finished_at) values ($1, $2, 'export', $3, '{}', 'failed', now())",
  )
  await insert(
    goods.viewId,
    "insert into saved_views (id, user_id, list, name, query, position) values ($1, $2, 'staff_requests', $3, $3, 0)",
  )
  await insert(
    goods.driverLinkId,
    `insert into driver_links (id, shipment_id, created_by, driver_name, expires_at)
     values ($1, '${goods.shipmentId}', $2, $3, now() + interval '1 day')`,
  )
  await insert(
    goods.shareLinkId,
    `insert into share_links (id, shipment_id, customer_id, label, expires_at)
     values ($1, '${goods.shipmentId}', $2, $3, now() + interval '1 day')`,
  )
  await insert(
    goods.apiKeyId,
    'insert into api_keys (id, customer_id, created_by, name, key_hash) values ($1, $2, $2, $3, gen_random_uuid()::text::bytea)',
  )
  await insert(
    goods.conversationId,
    `with talk as (insert into chat_conversations (id, customer_id, last_position, last_side, last_message_at, waiting_since)
         values ($1, $2, 1, 'customer', now(), now()) returning id),
       both_sides as (insert into chat_positions (conversation_id, side) select id, unnest(array['customer', 'staff']) from talk)
     insert into chat_messages (id, conversation_id, position, sender_type, sender_id, sender_name, message_text)
       select '${goods.messageId}', id, 1, 'customer', $2, $3, $3 from talk`,
  )
  for (const noted of [
    'insert into chat_notes (conversation_id, text, created_by) values ($1, $2, $3)',
    "insert into chat_events (conversation_id, kind, text, actor_id) values ($1, 'handed_over', $2, $3)",
  ])
    await query(noted, [goods.conversationId, officeOnly.note, customerId])
  await query(
    "insert into customer_contacts (customer_id, kind, text, created_by) values ($1, 'note', $2, $1)",
    [customerId, officeOnly.note],
  )
  await query(
    "insert into tracking_messages (id, source, content, why, told, digest) values ($1, 'iftsta', $2, 'x', $3, $4)",
    [
      goods.trackingMessageId,
      mark,
      JSON.stringify(toldEvent(goods.trackingMessageId)),
      goods.trackingMessageId,
    ],
  )
  return goods
}
