import * as z from 'zod';

// Compiling schemas would need an exception in the content security policy; imported before any schema is made.
z.config({ jitless: true });
