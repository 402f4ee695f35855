/** The views that the demo admin has saved of the office's lists. */
import { demoAdmin } from '#assembly/demo/demo-world.ts'

export const demoViews = [
  { list: 'staff_requests', name: 'Geciken talepler', query: 'overdue=1', position: 0 },
  { list: 'staff_requests', name: 'En yüksek teklifler', query: 'status=quoted&sort=-amount', position: 1 },
  { list: 'staff_quotes', name: 'Süresi dolmak üzere', query: 'expiring=1&sort=due', position: 0 },
  {
    list: 'staff_quotes',
    name: 'Düşük marjlı açık teklifler',
    query: 'status=viewed&sort=margin',
    position: 1,
  },
  { list: 'work_items', name: 'Acil işler', query: 'priority=urgent', position: 0 },
].map((view) => ({ user_id: demoAdmin.id, ...view }))
