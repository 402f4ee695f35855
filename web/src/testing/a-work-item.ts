/** A piece of work that nobody has taken on yet. */
import type { WorkItem } from '@kervan/domain/workqueue/work-item.ts'
import { aRequest } from '#testing/signed-in.ts'

export const aWorkItem: WorkItem = {
  id: '01890a5d-ac96-774b-bcce-000000000030',
  kind: 'demo_request',
  title: 'Demo talebi: Örnek Tekstil',
  description: '',
  customer_name: 'Defne Işık',
  company: 'Örnek Tekstil',
  email: 'defne@musteri.example',
  phone: '',
  priority: 'medium',
  status: 'open',
  due_at: '2099-03-05T09:00:00.000Z',
  customer_id: null,
  request_id: null,
  request_number: null,
  quote_id: null,
  shipment_id: null,
  shipment_number: null,
  lane: null,
  since: null,
  turn: null,
  deadline: null,
  closed_because: '',
  snoozed_until: null,
  assigned_to: null,
  assignee_name: '',
  created_at: aRequest.created_at,
  updated_at: aRequest.updated_at,
  done_by: null,
}
