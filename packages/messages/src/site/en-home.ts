import home from '../en/home.json' with { type: 'json' };

/** Texts of the lower part of the home page, loaded when it is near. */
export default home;
