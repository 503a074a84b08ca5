import home from '../tr/home.json' with { type: 'json' };

/** What the lower parts of the home page say: it is brought when they come near. */
export default home;
