/** The papers of the demo's shipments with real small files: files first, then their rows in one transaction, once; of two processes one wins. */
import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { ChecklistItem } from '@kervan/domain/documents/checklist.ts'
import { documentNumber, type Visibility } from '@kervan/domain/documents/document-kinds.ts'
import { type Paper, papers } from '@kervan/domain/documents/papers.ts'
import { foldTurkish } from '@kervan/domain/values/turkish-text.ts'
import { pageOf, pictureOf } from '#assembly/demo/demo-files.ts'
import { demoCustomer } from '#assembly/demo/demo-world.ts'
import { insertAll } from '#assembly/demo/history/insert-all.ts'
import { inventedSweeps } from '#assembly/demo/history/invented-sweeps.ts'
import { checklistsOf } from '#features/documents/read-checklist.ts'
import { uploadKeyOf } from '#features/documents/store-upload.ts'
import { type ActAs, system } from '#spine/database/act-as.ts'
import { newId } from '#spine/database/new-id.ts'
import type { FileStore } from '#spine/files/files.ts'

type Shipment = {
  id: string
  shipment_number: string
  customer_id: string
  customer_name: string
  request_id: string | null
  request_number: string
  status: string
  origin_city: string
  destination_city: string
  created_at: string
}

/** Those under way, and all of the customer whom visitors play. */
const readShipments = `select s.id, s.shipment_number, s.customer_id, trim(p.first_name || ' ' || p.last_name) as customer_name,
    s.request_id, coalesce(r.number, '') as request_number, s.status, s.origin_city, s.destination_city,
    to_char(s.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at
  from shipments s join profiles p on p.id = s.customer_id left join requests r on r.id = s.request_id
  where (s.status in ('preparing', 'in_transit', 'customs') or (s.customer_id = $1 and s.status = 'delivered'))
  order by s.id desc limit 400`
const anyDocument = 'select from documents limit 1'

/** Every so many-th shipment lacks a paper, has one that is being looked at, one that was refused, and one that the office keeps to itself. */
const [lacking, waiting, refused, internal] = [9, 4, 11, 6]

export async function createDemoDocuments({
  actAs,
  files,
}: {
  actAs: ActAs
  files: FileStore
}): Promise<void> {
  const made = await actAs(system, async (tx) => {
    if ((await tx.asSystem(anyDocument, [])).length > 0) return []
    const shipments = await tx.asSystem<Shipment>(readShipments, [demoCustomer.id])
    const ids = shipments.map(({ id }) => id)
    return inventDocuments(shipments, await checklistsOf(tx, ids))
  })
  if (made.length === 0) return
  // No transaction waits for the disk, which may take long.
  await forSome(made, ({ row, content }) =>
    files.put(uploadKeyOf(row.id), content, { contentType: row.file_type }),
  )
  const isFirst = await actAs(system, async (tx) => {
    await tx.asSystem("select pg_advisory_xact_lock(hashtext('demo-documents'))", [])
    if ((await tx.asSystem(anyDocument, [])).length > 0) return false
    const rows = made.map(({ row }) => row)
    await insertAll(tx, 'documents', rows)
    await insertAll(tx, 'upload_sweeps', inventedSweeps(Date.now(), rows))
    return true
  })
  // Another process was faster.
  if (!isFirst) await forSome(made, ({ row }) => files.remove(uploadKeyOf(row.id)))
}

async function forSome<Each>(all: readonly Each[], act: (each: Each) => Promise<void>): Promise<void> {
  for (let at = 0; at < all.length; at += 20) await Promise.all(all.slice(at, at + 20).map(act))
}

function inventDocuments(shipments: readonly Shipment[], checklists: Map<string, ChecklistItem[]>) {
  const isOwn = ({ customer_id }: Shipment) => customer_id === demoCustomer.id
  // What a visitor sees first lacks a paper, and has one that was refused.
  const shown = shipments.find((shipment) => isOwn(shipment) && shipment.status !== 'delivered')
  const made = shipments.flatMap((shipment, place): Made[] => {
    const needed = (checklists.get(shipment.id) ?? []).filter(({ certainty }) => certainty !== 'depends')
    const given = needed.flatMap(({ paper, from, is_overdue }, turn): Made[] => {
      const isTheirs = from === 'customer' || from === 'broker'
      const isLacking = turn === 0 && (shipment === shown || place % lacking === lacking - 1)
      if (isLacking || (isTheirs ? !is_overdue : !isOwn(shipment))) return []
      const isRefused = turn === 1 && (shipment === shown || place % refused === 2)
      const isWaiting = turn === 0 && place % waiting === 1
      const review = isRefused ? 'refused' : isWaiting ? 'waiting' : 'verified'
      return [paperOf(shipment, paper, { review, by: isTheirs ? 'customer' : 'staff' })]
    })
    if (place % internal === 4) given.push(billOf(shipment))
    return isOwn(shipment) && shipment.status === 'delivered' ? [...given, photoOf(shipment, place)] : given
  })
  // Ids are in the order of time, as lists are.
  return made
    .sort((a, b) => uploadedAt(a.shipment) - uploadedAt(b.shipment))
    .map((each) => ({ row: rowOf(each), content: each.content }))
}

type Said = {
  review: 'waiting' | 'verified' | 'refused'
  by: 'customer' | 'staff' | 'driver'
  visibility?: Visibility
}

function paperOf(shipment: Shipment, paper: Paper, said: Said): Made {
  const { word, type } = papers[paper]
  return { ...said, shipment, ...pdfOf(word, shipment), type, paper, fileType: 'application/pdf' }
}

/** What the carrier asks for is no business of the customer's. */
const billOf = (shipment: Shipment): Made => ({
  ...{ review: 'verified', by: 'staff', visibility: 'internal' },
  ...{ shipment, ...pdfOf('Taşıyıcı faturası', shipment) },
  ...{ type: 'invoice', paper: null, fileType: 'application/pdf' },
})

function pdfOf(word: string, shipment: Shipment) {
  const content = pageOf([
    word,
    `Gönderi: ${shipment.shipment_number}`,
    `Güzergâh: ${shipment.origin_city} – ${shipment.destination_city}`.replace('–', '-'),
    `Müşteri: ${shipment.customer_name}`,
    'Bu belge demo için üretilmiştir.',
  ])
  const name = `${foldTurkish(word)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}-${shipment.shipment_number}.pdf`
  return { content, name }
}

function photoOf(shipment: Shipment, seed: number): Made {
  const content = pictureOf(seed)
  const name = `teslim-${shipment.shipment_number}.png`
  const said = {
    review: 'verified',
    by: 'driver',
    type: 'photo',
    paper: null,
    fileType: 'image/png',
  } as const
  return { ...said, shipment, content, name }
}

type Made = Said & {
  shipment: Shipment
  content: Buffer
  name: string
  type: string
  paper: Paper | null
  fileType: string
}

const dayMs = 86_400_000

const uploadedAt = ({ created_at }: Shipment) => Math.min(Date.parse(created_at) + dayMs, Date.now())

function rowOf({
  shipment,
  review,
  by,
  visibility = 'customer',
  content,
  name,
  type,
  paper,
  fileType,
}: Made) {
  const id = newId()
  const uploaded = uploadedAt(shipment)
  const { customer_id, request_id, request_number, shipment_number } = shipment
  return {
    id,
    number: documentNumber(id),
    customer_id,
    shipment_id: shipment.id,
    shipment_number,
    request_id,
    request_number,
    file_name: name,
    file_type: fileType,
    file_size: content.length,
    file_path: `${customer_id}/${uploaded}${name.slice(name.lastIndexOf('.'))}`,
    sha256: createHash('sha256').update(content).digest('hex'),
    crc32: crc32(content),
    document_type: type,
    paper,
    visibility,
    uploaded_by: by,
    uploader_name: by === 'customer' ? shipment.customer_name : '',
    uploaded_at: new Date(uploaded).toISOString(),
    review,
    review_reason: review === 'refused' ? 'Kaşe ve imza eksik; lütfen yeniden yükleyin.' : '',
    reviewed_at:
      review === 'waiting' ? null : new Date(Math.min(uploaded + dayMs / 4, Date.now())).toISOString(),
  }
}
