/** Takes a picture from a driver's link as the body of a call: stored as any upload is, and at once a document of the shipment that only the office sees until it shows it. */
import type { NamedFile } from '@kervan/domain/documents/file-name.ts'
import { uploadMaxBytes } from '@kervan/domain/documents/upload-rules.ts'
import { driverProblems, mostPhotos } from '@kervan/domain/tracking/driver-link.ts'
import { ORPCError } from '@orpc/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { insertDocument } from '#features/documents/add-document.ts'
import { lockRoom } from '#features/documents/document-room.ts'
import { refusal } from '#features/documents/file-content.ts'
import type { Matter } from '#features/documents/matter.ts'
import { storeFile, uploadKeyOf } from '#features/documents/store-upload.ts'
import { takePlace } from '#features/documents/upload-places.ts'
import { readHead } from '#features/documents/upload-route.ts'
import type { WithDriverLinks } from '#features/tracking/driver-links.ts'
import { system, type Transaction } from '#spine/database/act-as.ts'
import { newId } from '#spine/database/new-id.ts'
import type { Digest } from '#spine/files/digest-file.ts'
import type { Services } from '#spine/http/call.ts'
import { readBody } from '#spine/http/streamed-body.ts'
import { takesFiles } from '#spine/http/takes-files.ts'

type Parts = Pick<Services, 'actAs' | 'emit' | 'enqueue' | 'limits' | 'files' | 'config'> & WithDriverLinks

export const driverTokenHeader = 'x-driver-token'

export async function registerDriverPhotos(app: FastifyInstance, services: Parts): Promise<void> {
  await takesFiles(app, '/api/driver-photos', (request) => receive(services, request))
}

async function receive(services: Parts, request: FastifyRequest): Promise<{ id: string }> {
  const { actAs, files, limits, driverLinkIds } = services
  const linkId = driverLinkIds.idIn(request.headers[driverTokenHeader]?.toString() ?? '')
  if (!linkId) return refuseLink()
  await limits.driverPhoto(linkId)
  const { file } = readHead(request)
  if (!file.type.startsWith('image/')) throw refusal('name')
  // Before the picture is taken, and again with it.
  await actAs(system, (tx) => readLink(tx, linkId))
  const leavePlace = takePlace(linkId)
  request.endUnderWay()
  const id = newId()
  try {
    const { size } = await storeFile(files, id, file.type, readBody(request, uploadMaxBytes))
    const digest = await files.digest(uploadKeyOf(id))
    const kept = await keep(services, linkId, { id, ...file, size, digest })
    if (kept !== id) await files.remove(uploadKeyOf(id))
    return { id: kept }
  } catch (error) {
    // What was refused leaves no file; anything else may have been written, and then the sweep knows better.
    if (error instanceof ORPCError) await files.remove(uploadKeyOf(id))
    throw error
  } finally {
    leavePlace()
  }
}

type Photo = NamedFile & { id: string; size: number; digest: Digest }

/** The id of the document that it is now, or has been since another try, whose answer was lost on the road. */
function keep(services: Parts, linkId: string, { id, ...file }: Photo): Promise<string> {
  return services.actAs(system, async (tx) => {
    const { driver_name, ...matter } = await readLink(tx, linkId)
    // Of two tries at once the second one finds the first.
    await lockRoom(tx, matter.customer_id)
    const [before] = await tx.asSystem<{ id: string }>(samePhoto, [matter.shipment_id, file.digest.sha256])
    if (before) return before.id
    const [sent] = await tx.asSystem<{ photos: number }>(countPhotos, [matter.shipment_id])
    if ((sent?.photos ?? 0) >= mostPhotos) throw new ORPCError('PHOTOS_FULL', driverProblems.PHOTOS_FULL)
    await insertDocument(tx, services, {
      id,
      matter,
      file,
      said: { document_type: 'photo', paper: null, description: '', visibility: 'internal' },
      uploader: { kind: 'driver', id: null, name: driver_name },
    })
    return id
  })
}

const samePhoto = `select id from documents where shipment_id = $1 and sha256 = $2 and uploaded_by = 'driver' and deleted_at is null`
const countPhotos = `select count(*)::int as photos from documents where shipment_id = $1 and uploaded_by = 'driver' and deleted_at is null`

const findLink = `select l.driver_name, s.customer_id, s.id as shipment_id, s.shipment_number, r.id as request_id,
    coalesce(r.number, '') as request_number
  from driver_links l join shipments s on s.id = l.shipment_id left join requests r on r.id = s.request_id
  where l.id = $1 and l.revoked_at is null and l.expires_at > now()`

async function readLink(tx: Transaction, id: string): Promise<Matter & { driver_name: string }> {
  const [link] = await tx.asSystem<Matter & { driver_name: string }>(findLink, [id])
  return link ?? refuseLink()
}

function refuseLink(): never {
  throw new ORPCError('LINK_REFUSED', driverProblems.LINK_REFUSED)
}
