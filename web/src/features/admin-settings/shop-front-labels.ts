/** What surrounds the products: announcement, maintenance, footer, search engines. */
export const SHOP_FRONT_TEXTS = {
  frontTitle: 'Online store',
  frontSubtitle: 'What shoppers see around your products.',
  announcement: 'Announcement',
  announcementOn: 'Show the announcement on every page of the shop',
  announcementText: 'Text',
  announcementTextHindi: 'Text in Hindi',
  announcementLink: 'Link',
  maintenance: 'Maintenance',
  maintenanceOn: 'Close the shop: pages show a message and no one can check out',
  maintenanceMessage: 'Message to shoppers',
  maintenanceHint:
    'Orders that are already being paid continue. Leave it empty to use the default message.',
  menu: 'More footer links',
  menuLabel: 'Label',
  menuPath: 'Page',
  addLink: 'Add link',
  removeLink: (name: string) => `Remove ${name}`,
  seo: 'Search engines',
  seoTitle: 'Home page title',
  seoDescription: 'Home page description',
  pathHint: 'A page of this shop, such as /about',
};
