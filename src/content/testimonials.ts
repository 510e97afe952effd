/** Four testimonials (specification section 3). They are invented, and the page says so. */

/** Each `image` is a drawing in public/avatars. */
export const testimonials = [
  {
    name: 'Meera Kulkarni',
    role: 'Head of Digital Banking',
    company: 'Sahyadri Lok Bank',
    review:
      'The alert told us which letter was foreign and where the page was hosted. When our branch called about it, the page was already gone.',
    rating: 5,
    image: '/avatars/meera.svg',
  },
  {
    name: 'Arvind Selvam',
    role: 'IT Manager',
    company: 'Marutham Textiles',
    review:
      'Someone was sending our invoices from a domain with one letter changed. Now we hear of the domain before the invoice goes out.',
    rating: 5,
    image: '/avatars/arvind.svg',
  },
  {
    name: 'Lakshmi Menon',
    role: 'Founder',
    company: 'Nilgiri Kurinji',
    review:
      'I run a tea company, not a security department. They explained it in plain words, and someone picked up at two in the morning.',
    rating: 5,
    image: '/avatars/lakshmi.svg',
  },
  {
    name: 'Farhan Shaikh',
    role: 'Chief Information Security Officer',
    company: 'Deccan Vaidya Clinics',
    review:
      'We used to get lists. Now we get evidence, written so that a registrar accepts it the first time.',
    rating: 5,
    image: '/avatars/farhan.svg',
  },
] as const;
