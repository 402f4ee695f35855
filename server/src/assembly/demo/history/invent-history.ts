/** Fourteen months of the demo world as rows, computed from one seed and one moment without a database or a clock. */
import { dayInIstanbul, momentInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import { createAcceptances } from '#assembly/demo/history/active-customers.ts'
import {
  createAnswerTimes,
  type Plan,
  planAnswer,
  spreadLateness,
} from '#assembly/demo/history/answer-plan.ts'
import { demoCustomerSince, demoCustomerStory } from '#assembly/demo/history/demo-customer-story.ts'
import { exceptionWorkOf } from '#assembly/demo/history/history-exceptions.ts'
import { notificationsOf } from '#assembly/demo/history/history-notifications.ts'
import { staffNotificationsOf } from '#assembly/demo/history/history-staff-notifications.ts'
import { inventWorkActs } from '#assembly/demo/history/history-work-acts.ts'
import { workItemsOf } from '#assembly/demo/history/history-work-items.ts'
import { acceptancesOf } from '#assembly/demo/history/invented-answers.ts'
import { inventApiKeys } from '#assembly/demo/history/invented-api-keys.ts'
import {
  callsAboutOffers,
  demoCustomerContacts,
  inventAppointments,
  inventContacts,
  mailedNews,
  noted,
} from '#assembly/demo/history/invented-contacts.ts'
import { inventConversations } from '#assembly/demo/history/invented-conversations.ts'
import { consentsOf, inventCustomers, profileOf, userOf } from '#assembly/demo/history/invented-customers.ts'
import { inventDataRequests } from '#assembly/demo/history/invented-data-requests.ts'
import { driverLinksOf } from '#assembly/demo/history/invented-driver-links.ts'
import { inventMerged, withDuplicates } from '#assembly/demo/history/invented-duplicates.ts'
import { inventImports } from '#assembly/demo/history/invented-imports.ts'
import {
  inventInquiries,
  inventOpenInquiries,
  inventPotentialInquiries,
  inventRecentOffers,
} from '#assembly/demo/history/invented-inquiries.ts'
import { inventFirms, inventLeads, joinFirm, lookAfter } from '#assembly/demo/history/invented-leads.ts'
import { eventsOfQuote, type InventedLines } from '#assembly/demo/history/invented-lines.ts'
import { approvalsOf, mailsOfQuote } from '#assembly/demo/history/invented-mails.ts'
import { inventMessages } from '#assembly/demo/history/invented-messages.ts'
import { feedbackOf } from '#assembly/demo/history/invented-opinions.ts'
import { type Inquiry, inventRequest } from '#assembly/demo/history/invented-request.ts'
import { shareLinksOf } from '#assembly/demo/history/invented-share-links.ts'
import { inventTrouble } from '#assembly/demo/history/invented-trouble.ts'
import { type Asked, inventVisits, visitDays } from '#assembly/demo/history/invented-visits.ts'
import { levelQuarter } from '#assembly/demo/history/level-quarter.ts'
import { type RequestLifecycle, simulateRequest } from '#assembly/demo/history/request-lifecycle.ts'
import { createRevenueCourse } from '#assembly/demo/history/revenue-course.ts'
import { createRandom } from '#assembly/demo/history/seeded-random.ts'
import { simulateShipment } from '#assembly/demo/history/shipment-lifecycle.ts'
import { nameOf } from '#assembly/demo/history/who-did-it.ts'
import { formatNumber, type Series } from '#spine/database/numbers.ts'

/** Active customers with the demo customer, how many of them have joined this month; leads and potential customers besides. */
export const demoCustomers = { active: 247, thisMonth: 15, leads: 24, potential: 18 } as const
/** In the world of `demoCustomers`; a bigger one has as many for each customer. */
const usualRequests = 1800
const months = 14
const dayMs = 86_400_000
/** Random branches below this number belong to customers and their inquiries, unless there are more of them. */
const usualFirstBranch = 10_000
/** Older notifications are left out, except those of the demo customer. */
const notificationDays = 30

export type InventedHistory = ReturnType<typeof inventHistory>

export function inventHistory(seed: number, moment: Date, customerCount: number = demoCustomers.active) {
  const random = createRandom(seed)
  const now = moment.getTime()
  const calendar = { now, begin: now - months * 30.4 * dayMs, monthStart: startOfMonth(moment) }
  const requestCount = Math.round((usualRequests * customerCount) / demoCustomers.active)
  const firstRequestBranch = Math.max(usualFirstBranch, 2 * requestCount)
  const fresh = Math.round((demoCustomers.thisMonth * customerCount) / demoCustomers.active)
  const customers = inventCustomers(random, calendar, customerCount - 1, fresh)
  const potentialCount = Math.round((demoCustomers.potential * customerCount) / demoCustomers.active)
  const potential = inventCustomers(createRandom(seed + 21), calendar, potentialCount, 0, customers.length)
  const leadCount = Math.round((demoCustomers.leads * customerCount) / demoCustomers.active)
  const invented = withDuplicates(inventLeads(createRandom(seed + 2), calendar, leadCount), customers)
  const leads = lookAfter(createRandom(seed + 14), now, invented)
  const merged = inventMerged(createRandom(seed + 12), now, customers)
  const byTable = invented.filter(({ lead_source }) => lead_source === 'import').slice(0, 5)
  const brought = inventImports(createRandom(seed + 13), now, byTable, customers)
  const firms = inventFirms(createRandom(seed + 1), customers)
  const demoCustomer = demoCustomerSince(calendar.begin - 40 * dayMs)

  const scripted = demoCustomerStory(now, demoCustomer)
  const open = inventOpenInquiries(random, now, customers)
  const recent = inventRecentOffers(createRandom(seed + 3), now, customers)
  const asking = inventPotentialInquiries(createRandom(seed + 22), calendar, potential)
  const written = [...scripted, ...open, ...recent, ...asking]
  const others = inventInquiries(random, calendar, customers, requestCount - written.length)
  const unanswered = new Set(open.map(({ at }) => at))
  const times = createAnswerTimes()
  const course = createRevenueCourse(calendar, requestCount)
  // In order of time, so that the median holds for every stretch of the history.
  const inquiries: (Inquiry & { plan?: Plan })[] = [...written, ...others]
  const usedShipmentNumbers = new Set<string>()
  const inTime = inquiries
    .map((inquiry, index) => ({ inquiry, own: random.branch(firstRequestBranch + index) }))
    .sort((a, b) => a.inquiry.at - b.inquiry.at)
  const acceptances = createAcceptances(
    now,
    inTime.flatMap(({ inquiry }) => (inquiry.plan || unanswered.has(inquiry.at) ? [] : inquiry)),
  )
  const answered = inTime.map(({ inquiry: { plan: scriptedPlan, ...asked }, own }) => {
    const inquiry = acceptances.formOf(asked)
    const request = inventRequest(own, inquiry)
    if (scriptedPlan?.hours) times.note(scriptedPlan.hours)
    const invented = scriptedPlan ?? planAnswer(own, inquiry, times, course.eagerness(inquiry.at))
    const plan = scriptedPlan ?? acceptances.planOf(inquiry, invented)
    const lifecycle = simulateRequest(
      own,
      now,
      request,
      unanswered.has(inquiry.at) ? { ...plan, hours: null } : plan,
    )
    course.note(lifecycle)
    acceptances.note(lifecycle)
    return { own, isScripted: scriptedPlan !== undefined, ...lifecycle }
  })
  const lifecycles = levelQuarter(answered, now)
  spreadLateness(lifecycles.filter(({ isScripted }) => !isScripted))
  const numbersGiven = giveNumbers(lifecycles)
  const shippedOnes = lifecycles.map(({ own, isScripted: _, ...lifecycle }) => ({
    random: own,
    now,
    lifecycle,
    shipped: simulateShipment(own, now, lifecycle, usedShipmentNumbers),
  }))
  const troubled = inventTrouble(
    shippedOnes.flatMap(({ shipped }) => shipped ?? []),
    now,
  )
  const courses = shippedOnes.map(({ shipped, ...course }) => ({
    ...course,
    shipped: shipped && (troubled.get(shipped.shipment.id) ?? shipped),
  }))
  const isNotified = ({ inquiry }: RequestLifecycle) =>
    inquiry.customer === demoCustomer || now - inquiry.at < notificationDays * dayMs

  const shared = courses.flatMap(({ shipped }) => (shipped ? shareLinksOf(now, shipped) : []))

  const work = inventWorkActs(
    createRandom(seed + 7),
    courses.flatMap((course) => [
      ...workItemsOf(course),
      ...(course.shipped ? exceptionWorkOf(course.lifecycle, course.shipped, now) : []),
    ]),
    now,
  )
  const driver_links = courses.flatMap(({ random: own, shipped }) =>
    shipped ? driverLinksOf(own, now, shipped) : [],
  )
  const notifications = courses.filter(({ lifecycle }) => isNotified(lifecycle)).flatMap(notificationsOf)
  const ownShipment = courses.findLast(
    ({ lifecycle, shipped }) => lifecycle.inquiry.customer === demoCustomer && shipped,
  )?.shipped?.shipment
  const contacts = [
    ...inventContacts(createRandom(seed + 8), now, customers),
    ...demoCustomerContacts(createRandom(seed + 9), now, ownShipment?.id),
    ...callsAboutOffers(
      createRandom(seed + 23),
      lifecycles.flatMap(({ quotes }) => quotes),
    ),
    ...leads.contacts.map((contact) => ({ ...noted, ...contact })),
    ...mailedNews(createRandom(seed + 16), [...customers, demoCustomer], notifications),
  ]
  const asked = inventDataRequests(createRandom(seed + 11), now, customers)
  const chat = inventConversations(createRandom(seed + 15), now, {
    customers,
    leads: leads.records,
    demoCustomer,
    about: ownShipment && { kind: 'shipment', id: ownShipment.id, number: ownShipment.shipment_number },
  })
  const visits = inventVisits(createRandom(seed + 17), now, visitingCustomers(lifecycles, customers, now))
  const booked = inventAppointments(createRandom(seed + 10), now, customers)
  return {
    joined: new Date(demoCustomer.joined).toISOString(),
    numbersGiven,
    // With other columns than the work of requests and shipments.
    appointmentWork: [...booked.work, ...asked.work],
    merged,
    chatWork: chat.work,
    rows: {
      users: [...customers, ...potential].map(userOf),
      organisations: [...firms.values()],
      profiles: [...customers.map(profileOf), ...potential.map(profileOf), ...leads.records].map(
        (record) => ({
          ...{ lead_parked_until: null, given_up_at: null, given_up_because: '' },
          ...joinFirm(firms, record),
        }),
      ),
      customer_imports: brought.imports,
      customer_import_rows: brought.rows,
      consents: customers.flatMap(consentsOf),
      customer_contacts: contacts,
      appointments: booked.appointments,
      data_requests: asked.requests,
      erasures: asked.erasures,
      requests: courses.map(({ lifecycle, shipped }) => ({
        ...lifecycle.request,
        shipment_id: shipped?.shipment.id ?? null,
      })),
      quotes: lifecycles.flatMap(({ quotes }) => quotes.map(({ sent, ...quote }) => quote)),
      quote_items: lifecycles.flatMap(({ lines }) => lines.flatMap(({ items }) => items)),
      quote_item_costs: lifecycles.flatMap(({ lines }) => lines.flatMap(({ costs }) => costs)),
      quote_margins: lifecycles.flatMap(({ lines }) => lines.map(({ margin }) => margin)),
      quote_events: lifecycles.flatMap(({ quotes, inquiry: { customer } }) =>
        quotes.flatMap((quote) =>
          eventsOfQuote(quote, nameOf(quote.created_by), `${customer.first_name} ${customer.last_name}`),
        ),
      ),
      quote_acceptances: lifecycles.flatMap(({ quotes, lines, inquiry: { customer } }) =>
        quotes.flatMap((quote, place) => acceptancesOf(quote, lines[place] as InventedLines, customer)),
      ),
      quote_mails: lifecycles.flatMap(({ quotes }) => quotes.flatMap((quote) => mailsOfQuote(quote, now))),
      margin_approvals: lifecycles.flatMap(({ quotes, lines }) => approvalsOf(quotes, lines)),
      shipments: courses.flatMap(({ shipped }) => shipped?.shipment ?? []),
      containers: courses.flatMap(({ shipped }) => shipped?.containers ?? []),
      shipment_feedback: courses.flatMap(({ shipped }) => (shipped ? feedbackOf(shipped.shipment, now) : [])),
      share_links: shared.flatMap(({ links }) => links),
      share_visits: shared.flatMap(({ visits }) => visits),
      driver_links,
      api_keys: inventApiKeys(createRandom(seed + 6), now),
      tracking_events: courses.flatMap(({ shipped }) => shipped?.events ?? []),
      tracking_messages: inventMessages(createRandom(seed + 5), now),
      chat_guests: chat.guests,
      chat_conversations: chat.conversations,
      chat_rounds: chat.rounds,
      chat_positions: chat.positions,
      chat_messages: chat.messages,
      work_items: work.items,
      work_item_events: work.events,
      notifications,
      staff_notifications: courses.flatMap(staffNotificationsOf),
      ...visits,
    },
  }
}

/** Requests of the last weeks, of those who have agreed to be measured. */
function visitingCustomers(
  lifecycles: readonly RequestLifecycle[],
  customers: readonly { id: string }[],
  now: number,
): Asked[] {
  const agreed = new Set(customers.filter((_, index) => index % 4 === 0).map(({ id }) => id))
  return lifecycles
    .filter(
      ({ inquiry: { at, customer } }) => agreed.has(customer.id) && at < now && now - at < visitDays * dayMs,
    )
    .map(({ request, inquiry: { at, customer } }) => ({ requestId: request.id, customerId: customer.id, at }))
}

function startOfMonth(moment: Date): number {
  return momentInIstanbul(`${dayInIstanbul(moment).slice(0, 7)}-01`).getTime()
}

/** Requests in the order in which they came, quotes in the order in which they were sent; a revision has its quote's number. */
function giveNumbers(lifecycles: RequestLifecycle[]): Record<Series, number> {
  const priced = lifecycles
    .filter(({ quotes }) => quotes.length > 0)
    .sort((a, b) => (a.quotes[0]?.sent ?? 0) - (b.quotes[0]?.sent ?? 0))
  for (const [index, { request, inquiry }] of lifecycles.entries())
    request.number = formatNumber('TLP', new Date(inquiry.at), index + 1)
  for (const [index, { quotes }] of priced.entries())
    for (const quote of quotes)
      quote.quote_no = formatNumber('KRV', new Date(quotes[0]?.sent ?? 0), index + 1)
  return { TLP: lifecycles.length, KRV: priced.length }
}
