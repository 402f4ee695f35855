/**
 * The events of the product that no rule can wait for, each with the reason: they are no news of their own. A test holds this list and
 * the triggers together against all events, so that a new one is put into either.
 */

const said = (event: string) => `what it tells is told by ${event}`
const progress = 'how far something has got, many times over'
const oneself = 'for one person’s own screens: nothing of the office has changed'

export const notTriggers: Readonly<Record<string, string>> = {
  // Said by the way, to whoever looks at the moment.
  'analytics.visits_changed': progress,
  'chat.presence': 'who is here or types: nothing has happened yet',
  'quote.editing': 'who has a quote open: nothing has happened yet',
  'chat.seen': `${progress}; that a message stays unread is chat.unread`,
  'newsletter.campaign_progressed': `${progress}; that it began or ended is newsletter.campaign_changed`,
  'newsletter.registry_loaded': 'the office’s own book-keeping: nothing has happened with a subscriber',
  'automation.runs_changed': 'the rules’ own work: whoever waited for it would wait for himself',

  // For one person.
  'auth.sessions_changed': oneself,
  'saved_views.changed': oneself,
  'task.changed': oneself,
  'notification.changed': oneself,
  'notification.added': 'tells a customer of what is news by itself',
  'automation.notified': 'tells a colleague of what a rule did',
  'work_item.for_you': said('work_item.changed'),
  'customer.for_you': said('customer.assigned'),
  'chat.for_you': said('chat.conversation_changed'),
  'luna.recommendation_made': said('customer.advised'),
  'luna.recommendations_changed': said('customer.advised'),

  // For the program.
  'session.ended': 'closes the sockets of a session',
  'company.lateness_changed': said('company.changed'),
  'company.silence_changed': said('company.changed'),
  'luna.market_changed': said('company.setting_changed'),
  'luna.workflow_changed':
    'that Luna was paused is told by company.setting_changed; what a suggestion did, by what it has changed',
  'company.switched_job_did': 'what a delivered rule did: the run of a rule already',
  'shipment.step': said('shipment.changed'),
  'share_links.changed': 'who follows a shipment: nothing has happened to it',
  'customer.parted': said('customer.profile_changed'),

  // Of the demo.
  'inbox.mail_arrived': 'our own mail in the demo’s inbox; production has none',
}
